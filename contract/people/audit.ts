import { z } from 'zod'
import { askedDaySchema } from '../platform/asked-day.ts'
import { staffRoles } from './staff.ts'
import { uidSchema } from './uid.ts'

export const auditActions = ['insert', 'update', 'delete'] as const
export type AuditAction = (typeof auditActions)[number]

/** What the log tells apart by name: the tables that staff change, and `staff` for who has a role. */
export const auditEntities = [
  'products',
  'tires',
  'wheels',
  'spacers',
  'reductions',
  'manufacturers',
  'product_imports',
  'orders',
  'order_items',
  'parcels',
  'shipments',
  'dispatch_orders',
  'payments',
  'invoices',
  'ksef_submissions',
  'withdrawals',
  'complaints',
  'opinions',
  'opinion_reports',
  'recalls',
  'news',
  'bulk_changes',
  'added_words',
  'suppliers',
  'supplier_feeds',
  'purchase_prices',
  'order_corrections',
  'order_returns',
  'order_return_lines',
  'refunds',
  'bank_statements',
  'bank_statement_lines',
  'bank_reversals',
  'customer_notes',
  'saved_views',
  'staff',
] as const

/** Whose entry stands for all that the same call changed: an import, a change of many products, and taking one back. */
export const auditRuns = ['product_imports', 'bulk_changes'] as const

/** Values of columns by their names, as text; what is no text as JSON writes it. */
const auditValuesSchema = z.record(z.string(), z.string().nullable())

export const auditEntrySchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  /** uid */
  who: z.string(),
  role: z.enum(staffRoles),
  /** Method and path of the route at the product API. */
  call: z.string(),
  requestId: z.string(),
  action: z.enum(auditActions),
  /** One of `auditEntities`, or the name of a table that is newer. */
  entity: z.string(),
  entityId: z.string(),
  before: auditValuesSchema.nullable(),
  after: auditValuesSchema.nullable(),
  /** Changed columns whose values are not in the log. */
  withheld: z.array(z.string()),
  /** How many more changes of the same run it stands for; they are listed by `run`. */
  folded: z.int().min(0),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

/** What is asked for; all of it has to fit. `day` is a day in Poland. Changes of a thing, or of a run, are listed one by one. */
export const auditFilterFields = {
  who: uidSchema.optional(),
  entity: z
    .string()
    .regex(/^[a-z_]{1,63}$/)
    .optional(),
  entityId: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  day: askedDaySchema.optional(),
  /** The id of the entry that stands for a run: what else the run changed. */
  run: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
}
export const auditFilterSchema = z.object(auditFilterFields)
export type AuditFilter = z.output<typeof auditFilterSchema>
