import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { currencies } from '@bieznik/contract/money/currencies'
import type { ExchangeRate } from '@bieznik/contract/money/money'
import { z } from 'zod'
import type { CurrencyRate } from './currency-rates.queries.ts'

/** A dollar has cost between 2 and 5 PLN for a quarter of a century; a figure far from it is a fault. */
const plausibleRate = z.number().min(1).max(10)

const tableSchema = z.object({
  table: z.literal('A'),
  code: z.literal('USD'),
  rates: z.tuple([
    z.object({
      effectiveDate: z.iso
        .date()
        .refine((date) => date <= dayInWarsaw(new Date()), 'a day that has not come yet'),
      mid: plausibleRate,
    }),
  ]),
})

const listSchema = z.tuple([
  z.object({
    table: z.literal('A'),
    effectiveDate: z.iso
      .date()
      .refine((date) => date <= dayInWarsaw(new Date()), 'a day that has not come yet'),
    rates: z.array(z.object({ code: z.string(), mid: z.number().positive() })).max(1_000),
  }),
])

/** No unit of a currency that we take costs more, or so little; a figure outside is a fault. */
const isPlausible = (mid: number) => mid > 0.001 && mid < 20

/**
 * The currencies that suppliers write prices in, from the newest table A, the dollar apart; none when there is no table (404). Rejects
 * as `fetchNbpRate`.
 */
export async function fetchNbpRates(apiUrl: string, deadlineMs: number): Promise<CurrencyRate[]> {
  const body = await askBank(`${apiUrl.replace(/\/$/, '')}/exchangerates/tables/a/?format=json`, deadlineMs)
  if (body === null) return []
  const [{ effectiveDate: date, rates }] = listSchema.parse(body)
  return rates.flatMap(({ code, mid: pln }) => {
    const currency = currencies.find((known) => known === code)
    return currency && currency !== 'USD' && isPlausible(pln) ? [{ currency, pln, date }] : []
  })
}

/** Null: there is no table at the moment. */
async function askBank(address: string, deadlineMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (response.ok) return response.json()
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`the National Bank of Poland answered ${response.status}`)
}

/**
 * The dollar in the newest table A of the National Bank of Poland; null when there is no table (404). Rejects when the
 * bank is away, late or says something that cannot be.
 *
 * @param apiUrl such as https://api.nbp.pl/api
 */
export async function fetchNbpRate(apiUrl: string, deadlineMs: number): Promise<ExchangeRate | null> {
  const address = `${apiUrl.replace(/\/$/, '')}/exchangerates/rates/a/usd/?format=json`
  const body = await askBank(address, deadlineMs)
  if (body === null) return null
  const { rates } = tableSchema.parse(body)
  const [{ effectiveDate, mid }] = rates
  return { plnPerUsd: mid, date: effectiveDate }
}
