import type { AuditEntry } from '@bieznik/contract/people/audit'
import { grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'

const EMPTY = '–'

/** Columns of money, in grosze. */
const MONEY = new Set(['price', 'regular_price', 'lowest_price', 'amount', 'gross'])

/** Every column that was changed, as it was and as it is; columns have the names that the database gives them. */
export function AuditChanges({ entry: { before, after, withheld, call } }: { entry: AuditEntry }) {
  const t = useTranslations('admin_audit')
  const names = Object.keys({ ...before, ...after })
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {names.map((name) => (
        <Change key={name} name={name}>
          {before && <Value name={name} value={before[name] ?? null} />}
          {before && after && <span aria-hidden>→</span>}
          {before && after && <span className="sr-only">{t('became')}</span>}
          {after && <Value name={name} value={after[name] ?? null} />}
        </Change>
      ))}
      <Change name={t('call')}>
        <code lang="en" className="break-all text-quiet">
          {call}
        </code>
      </Change>
      {withheld.length > 0 && (
        <div className="contents text-quiet">
          <dt>{t('withheld')}</dt>
          <dd className="flex flex-wrap gap-x-3">
            {withheld.map((name) => (
              <code key={name} lang="en">
                {name}
              </code>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">
        <code lang="en">{name}</code>
      </dt>
      <dd className="flex flex-wrap gap-x-2 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

function Value({ name, value }: { name: string; value: string | null }) {
  if (value === null || value === '') return <span>{EMPTY}</span>
  return MONEY.has(name) && /^\d+$/.test(value) ? (
    <Price amount={grosze(Number(value))} />
  ) : (
    <span>{value}</span>
  )
}
