import { currencies } from '@bieznik/contract/money/currencies'
import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/** The newest rate of each currency but the dollar, whose rates are kept day by day. */
export const currencyRates = pgTable('currency_rates', {
  currency: text('currency', { enum: currencies }).primaryKey(),
  /** PLN for one unit. */
  pln: numeric('pln', { precision: 12, scale: 6, mode: 'number' }).notNull(),
  date: date('date').notNull(),
})
