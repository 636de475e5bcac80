import { auditEntities } from '@bieznik/contract/people/audit'
import type { Logger } from 'drizzle-orm'
import { currentStaffCall } from './staff-call.ts'

const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:"?public"?\.)?"?(?<table>\w+)/gi

const audited: ReadonlySet<string> = new Set(auditEntities)

/**
 * Refuses statements outside of a transaction by which staff would change what the audit log follows. Only a transaction
 * names their call to the database, and a change without that name would not be in the log.
 */
export const auditedWrites: Logger = {
  logQuery(text) {
    if (!currentStaffCall()) return
    for (const { groups } of text.matchAll(WRITES)) {
      const table = groups?.table?.toLowerCase() ?? ''
      if (audited.has(table)) throw new Error(`staff change ${table} outside of a transaction`)
    }
  },
}
