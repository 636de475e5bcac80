import type { Currency } from '@bieznik/contract/money/currencies'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { currencyRates } from '../../platform/db/schema/currency-rates.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'

/** PLN for one unit, and the day that the rate is of. */
export type CurrencyRate = { currency: Currency; pln: number; date: string }

export type CurrencyRates = ReadonlyMap<Currency, CurrencyRate>

/** The newest rate of every currency of which one is known. */
export async function listCurrencyRates(db: Queryable): Promise<CurrencyRates> {
  const { plnPerUsd, date } = await requireExchangeRate(db)
  const rows: CurrencyRate[] = await db.select().from(currencyRates)
  const usd: CurrencyRate = { currency: 'USD', pln: plnPerUsd, date }
  return new Map([...rows, usd].map((rate) => [rate.currency, rate]))
}

/** Keeps rates; one that is older than what is kept changes nothing. */
export async function insertCurrencyRates(db: Queryable, rates: readonly CurrencyRate[]): Promise<void> {
  if (rates.length === 0) return
  await db
    .insert(currencyRates)
    .values([...rates])
    .onConflictDoUpdate({
      target: currencyRates.currency,
      set: { pln: sql`excluded.pln`, date: sql`excluded.date` },
      setWhere: sql`${currencyRates.date} <= excluded.date`,
    })
}
