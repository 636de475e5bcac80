import type { AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useAuditWords } from './use-audit-words'

interface AuditChangesProps {
  entry: AuditEntry
  people: PeopleNames
}

/** Every column that was changed, as it was and as it is, and the call that did it. */
export function AuditChanges({
  entry: { entity, before, after, withheld, call },
  people,
}: AuditChangesProps) {
  const t = useTranslations('admin_audit')
  const { nameOf, valueOf } = useAuditWords(people)
  const columns = Object.keys({ ...before, ...after })
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {columns.map((column) => (
        <Change key={column} name={nameOf(entity, column)}>
          {before && <span>{valueOf(entity, column, before[column])}</span>}
          {before && after && <span aria-hidden>→</span>}
          {before && after && <span className="sr-only">{t('became')}</span>}
          {after && <span>{valueOf(entity, column, after[column])}</span>}
        </Change>
      ))}
      {withheld.length > 0 && (
        <Change name={t('withheld')}>
          <span>{withheld.map((column) => nameOf(entity, column)).join(', ')}</span>
        </Change>
      )}
      <Change name={t('call')}>
        <code lang="en" className="break-all text-quiet">
          {call}
        </code>
      </Change>
    </dl>
  )
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-quiet">{name}</dt>
      <dd className="flex flex-wrap gap-x-2 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
