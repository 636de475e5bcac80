import type { Cars } from '@bieznik/contract/catalogue/fit/car'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The cars of an account, whole as its browsers send them: nothing is ever looked for within them. */
export const personCars = pgTable('person_cars', {
  userId: text('user_id').primaryKey(),
  cars: jsonb('cars').$type<Cars>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
