import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './time.ts'

/** Calls of KSeF in the last hour, so that all processes together keep to its limits. */
export const ksefCalls = pgTable(
  'ksef_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Group of limits. */
    kind: text('kind').notNull(),
    /** When it ended; in the future while it is under way. */
    at: time('at').notNull(),
    /** Of one too many: when KSeF may be called again. */
    blockedUntil: time('blocked_until'),
  },
  (call) => [index('ksef_calls_of_kind').on(call.kind, call.at)],
)
