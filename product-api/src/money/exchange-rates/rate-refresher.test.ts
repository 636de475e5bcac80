import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { exchangeRates } from '../../platform/db/schema/orders.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import { listCurrencyRates } from './currency-rates.queries.ts'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { refreshCurrencyRates, refreshExchangeRate, startRateRefresher } from './rate-refresher.ts'

const { db } = await buildTestShop()
const published = { plnPerUsd: 3.9132, date: '2026-10-08' }
const DEADLINE_MS = 300

/** What the bank answers for the dollar in table A. */
const tableOf = (rate: { no?: string; effectiveDate?: unknown; mid?: unknown }) =>
  JSON.stringify({
    table: 'A',
    currency: 'dolar amerykański',
    code: 'USD',
    rates: [{ no: '197/A/NBP/2026', effectiveDate: '2026-10-09', mid: 3.9001, ...rate }],
  })

/** A bank on loopback; answers its address and what it was asked. */
async function openBank(answer: (response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return { apiUrl: `http://127.0.0.1:${address.port}/api`, asked }
}

async function refreshFrom(apiUrl: string) {
  const logger = createRecordingLogger()
  await refreshExchangeRate({ db, apiUrl, logger, deadlineMs: DEADLINE_MS })
  return { logger, newest: await requireExchangeRate(db) }
}

const bankSaying = (body: string, status = 200) =>
  openBank((response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))

test.each([
  ['speaks of tomorrow', () => bankSaying(tableOf({ effectiveDate: '2999-01-01' }))],
  ['speaks of no day', () => bankSaying(tableOf({ effectiveDate: '2026-02-30' }))],
  ['gives the dollar away', () => bankSaying(tableOf({ mid: 0.0001 }))],
  ['asks for too much', () => bankSaying(tableOf({ mid: 391.32 }))],
  ['writes its numbers as words', () => bankSaying(tableOf({ mid: '3.91' }))],
  ['speaks of another currency', () => bankSaying(tableOf({}).replace('USD', 'EUR'))],
  ['answers with a page', () => bankSaying('<html>maintenance</html>')],
  [
    'breaks off',
    () => openBank((response) => response.writeHead(200).write('{"table":"A"', () => response.destroy())),
  ],
  ['is broken', () => bankSaying('{}', 500)],
  ['has no table on a holiday', () => bankSaying('404 NotFound - Not Found - Brak danych', 404)],
  ['never answers', () => openBank(() => undefined)],
  ['is away', async () => ({ apiUrl: 'http://127.0.0.1:1/api' })],
])('a bank that %s is a warning, and the newest stored rate stays in use', async (_what, open) => {
  const { apiUrl } = await open()
  const { logger, newest } = await refreshFrom(apiUrl)
  expect(newest).toEqual(published)
  expect(logger.warn).toHaveBeenCalledTimes(1)
  expect(logger.info).not.toHaveBeenCalled()
  expect(await db.$count(exchangeRates)).toBe(1)
})

test('no answer whatever is a failure of the shop', async () => {
  let body = ''
  const { apiUrl } = await openBank((response) => response.end(body))
  const property = fc.asyncProperty(
    fc.oneof(
      fc.json(),
      fc.anything().map((mid) => tableOf({ mid, effectiveDate: mid })),
    ),
    async (answer) => {
      body = answer
      expect((await refreshFrom(apiUrl)).newest).toEqual(published)
    },
  )
  await fc.assert(property, { numRuns: 50 })
})

test('a rate is requested where the bank publishes it, and stored with its date', async () => {
  const { apiUrl, asked } = await bankSaying(tableOf({}))
  const { newest } = await refreshFrom(`${apiUrl}/`)
  expect(newest).toEqual({ plnPerUsd: 3.9001, date: '2026-10-09' })
  expect(asked).toEqual(['/api/exchangerates/rates/a/usd/?format=json'])
})

describe('the other currencies of table A', () => {
  const list = (date: string, ...rates: object[]) =>
    JSON.stringify([{ table: 'A', no: '197/A/NBP/2026', effectiveDate: date, rates }])
  async function refreshList(body: string, status = 200) {
    const { apiUrl, asked } = await bankSaying(body, status)
    const logger = createRecordingLogger()
    await refreshCurrencyRates({ db, apiUrl, logger, deadlineMs: DEADLINE_MS })
    return { asked, logger, rates: await listCurrencyRates(db) }
  }

  test('are stored with their date, those that suppliers write prices in', async () => {
    const { asked, rates } = await refreshList(
      list(
        '2026-10-08',
        { code: 'EUR', mid: 4.25 },
        { code: 'XDR', mid: 5.1 },
        { code: 'HUF', mid: 0.0107 },
        { code: 'CZK', mid: 400 },
      ),
    )
    expect(asked).toEqual(['/api/exchangerates/tables/a/?format=json'])
    expect([...rates.keys()].toSorted()).toEqual(['EUR', 'HUF', 'USD'])
    expect(rates.get('EUR')).toEqual({ currency: 'EUR', pln: 4.25, date: '2026-10-08' })
  })

  test('are never replaced by older ones', async () => {
    await refreshList(list('2026-10-08', { code: 'EUR', mid: 4.25 }))
    const { rates } = await refreshList(list('2026-10-07', { code: 'EUR', mid: 4.1 }))
    expect(rates.get('EUR')?.pln).toBe(4.25)
  })

  test.each([
    ['{}', 200],
    [list('2999-01-01', { code: 'EUR', mid: 4 }), 200],
    ['[]', 500],
  ])('stay as they are when the bank says %s', async (body, status) => {
    const before = await listCurrencyRates(db)
    const { logger, rates } = await refreshList(body, status)
    expect(rates).toEqual(before)
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })
})

test('an older rate never replaces a newer one', async () => {
  const today = dayInWarsaw(new Date())
  const bankToday = await bankSaying(tableOf({ effectiveDate: today, mid: 3.7 }))
  expect((await refreshFrom(bankToday.apiUrl)).newest).toEqual({ plnPerUsd: 3.7, date: today })
  const bankOfOld = await bankSaying(tableOf({ effectiveDate: '2026-10-01', mid: 3.5 }))
  expect((await refreshFrom(bankOfOld.apiUrl)).newest).toEqual({ plnPerUsd: 3.7, date: today })
})

test('a bank that was away is asked again, and nobody asks after the stop', async () => {
  let isOpen = false
  const { apiUrl, asked } = await openBank((response) =>
    response.writeHead(isOpen ? 200 : 503).end(tableOf({ effectiveDate: dayInWarsaw(new Date()), mid: 3.6 })),
  )
  const logger = createRecordingLogger()
  const { stop } = startRateRefresher({ db, apiUrl, logger }, 20)
  await expect.poll(() => logger.warn.mock.calls.length).toBeGreaterThan(1)
  isOpen = true
  await expect.poll(() => requireExchangeRate(db)).toMatchObject({ plnPerUsd: 3.6 })
  await stop()
  const askedBefore = asked.length
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toHaveLength(askedBefore)
})

test.each([
  ['2026-11-21T22:59:00Z', '2026-11-21'],
  ['2026-11-21T23:01:00Z', '2026-11-22'],
  ['2026-07-01T22:30:00Z', '2026-07-02'],
])('at %s it is the %s in Warsaw', (instant, day) => {
  expect(dayInWarsaw(new Date(instant))).toBe(day)
})
