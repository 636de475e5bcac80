'use client'

import { bankLines } from '@bieznik/contract/endpoints/bank-lines'
import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { bankLinesQuery } from '@/lib/payment/staff-payment-queries'
import type { Column } from '../parts/list/column'
import { ListScreen } from '../parts/list/list-screen'
import { useListQuery } from '../parts/list/use-staff-list'
import { BankLineDetail } from './bank-line-detail'
import { BankLineWork } from './bank-line-work'
import { JoinAgreeing } from './join-agreeing'

/** What the address asks for, and the lines that were found. */
export const useBankLines = () => useListQuery(bankLines.list.query, bankLinesQuery)

/** Lines of bank statements: those that wait for a person, or those that are settled. */
export function BankLines({ asked, query }: ReturnType<typeof useBankLines>) {
  const t = useTranslations('admin_payments')
  const columns: readonly Column<BankLine>[] = [
    { head: t('line_title'), cell: ({ title }) => title || t('no_title'), isText: true },
    { head: t('booked_on'), cell: ({ bookedOn }) => <Day date={bookedOn} /> },
    { head: t('payer'), cell: ({ payer }) => payer, isText: true },
    { head: t('amount'), cell: (line) => <Amount line={line} />, isNumber: true },
    { head: t('pays'), cell: (line) => <BankLineWork line={line} /> },
  ]
  return (
    <section aria-labelledby="bank-lines" className="flex flex-col gap-3">
      <h2 id="bank-lines" className="text-lg font-semibold">
        {t('lines_title')}
      </h2>
      <ListScreen
        query={query}
        asked={asked}
        caption={t('lines_title')}
        empty={t('empty')}
        countText={(count) => t('count', { count })}
        filters={[
          {
            field: 'state',
            label: t('lines_filter'),
            unchosen: t('states.open'),
            options: [{ value: 'settled', label: t('states.settled') }],
          },
        ]}
        keyOf={({ id }) => id}
        columns={columns}
        detail={(line) => <BankLineDetail line={line} />}
      >
        <JoinAgreeing lines={query.data?.rows ?? []} />
      </ListScreen>
    </section>
  )
}

function Amount({ line: { amount, left, isSettled } }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  return (
    <>
      <Price amount={amount} className="font-semibold" />
      {!isSettled && left < amount && (
        <p className="text-quiet">
          <span>{t('left')}</span> <Price amount={left} />
        </p>
      )}
    </>
  )
}
