import type { ExchangeRate } from '@bieznik/contract/money/money'
import { desc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { exchangeRates } from '../../platform/db/schema/orders.ts'

const newestRate = preparedOn((db) =>
  db
    .select({ plnPerUsd: exchangeRates.plnPerUsd, date: exchangeRates.date })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.date))
    .limit(1)
    .prepare('newest_exchange_rate'),
)

/** The newest rate kept. Throws when there is none, which the migrations rule out. */
export async function requireExchangeRate(db: Queryable): Promise<ExchangeRate> {
  const [rate] = await newestRate(db).execute()
  if (!rate) throw new Error('there is no exchange rate')
  return rate
}

/** Keeps the rate of its day. An older one than the newest stays in its shadow. */
export async function insertExchangeRate(db: Queryable, { plnPerUsd, date }: ExchangeRate): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ plnPerUsd, date })
    .onConflictDoUpdate({ target: exchangeRates.date, set: { plnPerUsd } })
}
