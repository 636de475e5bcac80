'use client'

import { lineStates } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import {
  BANK_LINES_PAGE_SIZE,
  bankLineSearchOf,
  bankLineSearchParams,
} from '@/lib/payment/bank-line-requests'
import { bankLinesQuery } from '@/lib/payment/staff-payment-queries'
import { ChoiceFilter } from '../parts/choice-filter'
import { FoundItems } from '../parts/found-items'
import { BankLineRow } from './bank-line-row'
import { JoinAgreeing } from './join-agreeing'
import { useStaffQuery } from '../parts/use-staff-query'

/** The other choice is what the address says nothing of. */
const filters = lineStates.filter((state) => state !== 'open')

/** What the address asks for, and the lines that were found. */
export function useBankLines() {
  const search = bankLineSearchOf(new URLSearchParams(useSearchParams()))
  return { search, query: useStaffQuery(bankLinesQuery(search)) }
}

/** Lines of bank statements: those that wait for a person, or those that are settled. The choice is in the address. */
export function BankLines({ search, query }: ReturnType<typeof useBankLines>) {
  const t = useTranslations('admin_payments')
  const hrefFor = (page: number) => `/admin/payments?${bankLineSearchParams({ ...search, page })}`
  return (
    <section aria-labelledby="bank-lines" className="flex flex-col gap-3">
      <h2 id="bank-lines" className="text-lg font-semibold">
        {t('lines_title')}
      </h2>
      <ChoiceFilter
        label={t('lines_filter')}
        all={t('states.open')}
        choices={filters}
        nameOf={(state) => t(`states.${state}`)}
        chosen={search.state === 'open' ? undefined : search.state}
        paramsFor={(state) => bankLineSearchParams({ state: state ?? 'open', page: 1 })}
      />
      <FoundItems
        query={query}
        texts="admin_payments"
        paging={{ page: search.page, pageSize: BANK_LINES_PAGE_SIZE, hrefFor }}
      >
        {({ rows }) => (
          <div className="flex flex-col items-start gap-3">
            <JoinAgreeing lines={rows} />
            <ul className="w-full border border-line bg-sheet lined">
              {rows.map((line) => (
                <BankLineRow key={line.id} line={line} />
              ))}
            </ul>
          </div>
        )}
      </FoundItems>
    </section>
  )
}
