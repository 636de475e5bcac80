import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests with a key, but orders and payments, which have rows of their own: the same request that arrives twice is done once. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    /** What is done, and to what: `refund order 12`. */
    scope: text('scope').notNull(),
    /** Made by the caller. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** What the first request was answered with, as far as a repeat needs it. */
    reply: jsonb('reply'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.scope, row.key] })],
)
