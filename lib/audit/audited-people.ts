import type { AuditEntry } from '@bieznik/contract/people/audit'
import { peopleColumns } from '@bieznik/contract/people/audited-columns'

/** Everybody whom an entry names: who made the change, and whom it is about. */
export function uidsOfEntry({ who, entity, entityId, before, after }: AuditEntry): string[] {
  const named = [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      peopleColumns.has(name) && value ? [value] : [],
    ),
  )
  return [...new Set([who, ...(entity === 'staff' ? [entityId] : []), ...named])]
}
