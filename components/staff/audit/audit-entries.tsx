import { auditEntities, type AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useFormatter, useTranslations } from 'next-intl'
import { Person } from '../parts/person'
import { AuditChanges } from './audit-changes'

interface AuditEntriesProps {
  people: PeopleNames
  entries: readonly AuditEntry[]
}

export function AuditEntries({ entries, people }: AuditEntriesProps) {
  return (
    <ol className="border border-line bg-sheet lined">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-2 p-3 text-sm">
          <EntryHead entry={entry} people={people} />
          <AuditChanges entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryHead({ entry, people }: { entry: AuditEntry; people: PeopleNames }) {
  const t = useTranslations()
  const format = useFormatter()
  const { at, who, role, action, entityId, call } = entry
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <time dateTime={at} className="figures whitespace-nowrap">
        {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
      </time>
      <span>
        <Person uid={who} name={people[who]} />{' '}
        <span className="text-quiet">{`(${t(`staff_roles.${role}`)})`}</span>
      </span>
      <span className="font-medium">
        <EntityName entity={entry.entity} />{' '}
        <span className="break-all">
          {entry.entity === 'staff' ? (people[entityId] ?? entityId) : entityId}
        </span>
      </span>
      <span>{t(`admin_audit.actions.${action}`)}</span>
      <code className="break-all text-quiet" lang="en">
        {call}
      </code>
    </p>
  )
}

/** A table that is newer than the texts has its own name. */
function EntityName({ entity }: { entity: string }) {
  const t = useTranslations('admin_audit')
  const known = auditEntities.find((each) => each === entity)
  return known ? <span>{t(`entities.${known}`)}</span> : <code lang="en">{entity}</code>
}
