import type { StartRecall } from '@bieznik/contract/care/recall'
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

type Words = StartRecall['hazard']

/** Product safety recalls as they were started; a trigger keeps them unchanged. The mails are rows of `mail_outbox`. */
export const recalls = pgTable('recalls', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Made by the screen: the same recall that is sent twice is one. */
  key: uuid('key').notNull().unique(),
  productIds: integer('product_ids').array().notNull(),
  /** Days of sale in Warsaw, both included; null: without limit. */
  soldFrom: date('sold_from'),
  soldUntil: date('sold_until'),
  hazard: jsonb('hazard').$type<Words>().notNull(),
  action: jsonb('action').$type<Words>().notNull(),
  remedy: jsonb('remedy').$type<Words>().notNull(),
  /** uid */
  startedBy: text('started_by').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
})
