import type { ExchangeRate } from '@bieznik/contract/money'
import { z } from 'zod'

/** A dollar has cost between 2 and 5 PLN for a quarter of a century; a figure far from it is a fault. */
const plausibleRate = z.number().min(1).max(10)

/** Today in Warsaw, where the table is of. */
export function todayInWarsaw(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now)
}

const tableSchema = z.object({
  table: z.literal('A'),
  code: z.literal('USD'),
  rates: z.tuple([
    z.object({
      effectiveDate: z.iso.date().refine((date) => date <= todayInWarsaw(), 'a day that has not come yet'),
      mid: plausibleRate,
    }),
  ]),
})

/**
 * The dollar in the newest table A of the National Bank of Poland; null when there is no table (404). Rejects when the
 * bank is away, late or says something that cannot be.
 *
 * @param apiUrl such as https://api.nbp.pl/api
 */
export async function fetchNbpRate(apiUrl: string, deadlineMs: number): Promise<ExchangeRate | null> {
  const address = `${apiUrl.replace(/\/$/, '')}/exchangerates/rates/a/usd/?format=json`
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) await response.body?.cancel()
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the National Bank of Poland answered ${response.status}`)
  const { rates } = tableSchema.parse(await response.json())
  const [{ effectiveDate, mid }] = rates
  return { plnPerUsd: mid, date: effectiveDate }
}
