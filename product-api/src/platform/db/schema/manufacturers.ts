import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who is responsible for products. */
export const manufacturers = pgTable('manufacturers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** By this products name it. */
  name: text('name').notNull().unique(),
  mark: text('mark').notNull(),
  address: text('address').notNull(),
  contact: text('contact').notNull(),
  /** ISO 3166-1 */
  country: text('country').notNull(),
  /** Empty: no one is responsible in its place. */
  responsibleName: text('responsible_name').notNull(),
  responsibleAddress: text('responsible_address').notNull(),
  responsibleContact: text('responsible_contact').notNull(),
  /** uid of who wrote it last; null: the sample catalogue */
  writtenBy: text('written_by'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
})
