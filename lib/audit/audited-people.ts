import type { AuditEntry } from '@bieznik/contract/people/audit'

/** Columns that hold the uid of a member of staff. */
export const peopleColumns: ReadonlySet<string> = new Set([
  'held_by',
  'refunded_by',
  'answered_by',
  'closed_by',
  'issued_by',
  'imported_by',
  'done_by',
  'who',
])

/** Everybody whom an entry names: who made the change, and whom it is about. */
export function uidsOfEntry({ who, entity, entityId, before, after }: AuditEntry): string[] {
  const named = [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      peopleColumns.has(name) && value ? [value] : [],
    ),
  )
  return [...new Set([who, ...(entity === 'staff' ? [entityId] : []), ...named])]
}
