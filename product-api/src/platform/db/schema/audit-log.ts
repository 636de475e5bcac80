import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@bieznik/contract/people/audit'
import type { StaffRole } from '@bieznik/contract/people/staff'

/**
 * What staff changed, a row for each row that they changed; written by triggers in the change's own transaction, and kept
 * unchanged by another.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** uid */
    who: text('who').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Method and path of the route, such as `PATCH /api/products/:id/price`. */
    call: text('call').notNull(),
    requestId: text('request_id').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** The table, or `staff` for a role. */
    entity: text('entity').notNull(),
    /** Its primary key as text. */
    entityId: text('entity_id').notNull(),
    /** Of the changed columns, those whose values may be shown; null: there was no row before. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** Changed columns whose values stay where they are: they may say something about a person. */
    withheld: text('withheld').array().notNull().default([]),
  },
  (table) => [
    index('audit_log_by_person').on(table.who, table.id),
    index('audit_log_by_entity').on(table.entity, table.entityId, table.id),
    index('audit_log_by_day').on(table.at),
  ],
)
