import type { Logger } from 'pino'
import type { Queryable } from '../../platform/db/client.ts'
import { insertExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import { insertCurrencyRates } from './currency-rates.queries.ts'
import { fetchNbpRate, fetchNbpRates } from './nbp-table.ts'

const DEADLINE_MS = 5_000
const EVERY_MS = 3 * 3_600_000

type RefreshOptions = {
  db: Queryable
  apiUrl: string
  logger: Pick<Logger, 'info' | 'warn'>
  deadlineMs?: number
}

/** Fetches today's rate and keeps it. A failure is logged, and the newest rate kept goes on to serve. */
export async function refreshExchangeRate({
  db,
  apiUrl,
  logger,
  deadlineMs = DEADLINE_MS,
}: RefreshOptions): Promise<void> {
  try {
    const rate = await fetchNbpRate(apiUrl, deadlineMs)
    if (!rate) {
      logger.warn('the National Bank of Poland has no table at the moment')
      return
    }
    await insertExchangeRate(db, rate)
    logger.info(rate, 'the exchange rate is up to date')
  } catch (error) {
    logger.warn({ err: error }, 'the exchange rate could not be refreshed')
  }
}

/** The same of the currencies that suppliers write prices in. */
export async function refreshCurrencyRates({
  db,
  apiUrl,
  logger,
  deadlineMs = DEADLINE_MS,
}: RefreshOptions): Promise<void> {
  try {
    await insertCurrencyRates(db, await fetchNbpRates(apiUrl, deadlineMs))
  } catch (error) {
    logger.warn({ err: error }, 'the rates of other currencies could not be refreshed')
  }
}

async function refreshAll(options: RefreshOptions): Promise<void> {
  await refreshExchangeRate(options)
  await refreshCurrencyRates(options)
}

/** Refreshes now and every few hours. `stop` waits for what is under way. */
export function startRateRefresher(
  options: RefreshOptions,
  everyMs = EVERY_MS,
): { stop: () => Promise<void> } {
  let underWay: Promise<void> | undefined
  function refresh(): void {
    underWay ??= refreshAll(options).finally(() => {
      underWay = undefined
    })
  }
  refresh()
  const timer = setInterval(refresh, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
