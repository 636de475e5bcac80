import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../../test/catalogue.ts'
import { invoicing } from '../../../../test/invoices.ts'
import { startTestKsef, taxpayer } from '../../../../test/ksef.ts'
import { orderIn } from '../../../../test/replies.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { products } from '../../../platform/db/schema/catalogue.ts'
import { ksefCalls } from '../../../platform/db/schema/ksef-calls.ts'
import { ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { createKsefClient } from './ksef-client.ts'
import { KsefBusy } from './ksef-error.ts'
import { createKsefPace, ksefLimits } from './ksef-limits.ts'
import { submitDue } from './submit-invoices.ts'
import { reached } from '../../../../../tests/promises/reached.ts'

const shop = await buildTestShop({
  invoicing: { ...invoicing, isKsefOn: true },
})
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 })
const staff = shop.asStaff()
const company = { customerType: 'company', companyName: 'Transport Sp. z o.o.', unn: '5260001246' }
/** With the limits of production. */
const ksef = await startTestKsef({ limitsTimes: 1 })

/** Milliseconds by which the tests are ahead of the clock. */
let ahead = 0
const clock = Date.now
vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)

/** The clocks of the shop and of KSeF go on. */
async function passTime(ms: number): Promise<void> {
  ahead += ms
  const back = sql`make_interval(secs => ${ms / 1_000}::float8)`
  await db.update(ksefSubmissions).set({ dueAt: sql`${ksefSubmissions.dueAt} - ${back}` })
  await db.update(ksefCalls).set({
    at: sql`${ksefCalls.at} - ${back}`,
    blockedUntil: sql`${ksefCalls.blockedUntil} - ${back}`,
  })
}

const makeProcess = () => ({
  db,
  client: createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1, pace: createKsefPace(db, passTime) }),
  qrUrl: 'https://qr.example',
  hasCertificate: false,
  mailQueued: () => undefined,
  logger: pino({ level: 'silent' }),
})

async function issue(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
    await buyer.add(ids.tire, 1)
    const { id } = orderIn(await buyer.order(company))
    expect(await staff.call('POST', `/api/tires/orders/${id}/invoices`)).toMatchObject({ status: 200 })
  }
}

const countOf = (state: 'accepted' | 'waiting' | 'sent') =>
  db.$count(ksefSubmissions, eq(ksefSubmissions.state, state))

test('60 waiting invoices of two processes leave without a call too many', async () => {
  await issue(60)
  const [first, second] = [makeProcess(), makeProcess()]
  for (let run = 0; run < 60; run += 1) {
    await submitDue(run % 2 === 0 ? first : second)
    await passTime(5_000)
  }
  expect(await countOf('accepted')).toBe(60)
  expect(await db.$count(ksefSubmissions, sql`confirmation is null`)).toBe(0)
  expect([ksef.count(), ksef.countTooMany(), ksef.countDuplicates()]).toEqual([60, 0, 0])
  reached('published-limits', '60 waiting invoices of two processes: 60 accepted, 0 calls refused')
}, 120_000)

test('after a 429 no process calls until Retry-After is over, and no invoice counts a try', async () => {
  await issue(2)
  const [first, second] = [makeProcess(), makeProcess()]
  const calls = vi.spyOn(globalThis, 'fetch')
  ksef.fail(429)
  await submitDue(first)
  expect(calls).toHaveBeenCalledOnce()
  const waiting = await db.select().from(ksefSubmissions).where(eq(ksefSubmissions.state, 'waiting'))
  expect(waiting.map(({ tries }) => tries)).toEqual([0, 0])
  // Retry-After is 30 s; what is left of it is more than a slow machine takes for the next lines.
  await passTime(5_000)
  await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
  await submitDue(first)
  await submitDue(second)
  await expect(second.client.statusOf({ session: 'a', invoice: 'b' })).rejects.toThrow(KsefBusy)
  expect(calls).toHaveBeenCalledOnce()
  await passTime(25_500)
  await submitDue(second)
  expect(await countOf('sent')).toBe(2)
  calls.mockRestore()
})

test('a process that ended in the middle of a call leaves it counted', async () => {
  await db.delete(ksefCalls)
  void createKsefPace(db)('onlineSession', () => new Promise(() => undefined))
  await vi.waitFor(async () => expect(await db.$count(ksefCalls, sql`at > clock_timestamp()`)).toBe(1))
})

test('the hourly limit holds, and older calls are removed', async () => {
  await db.delete(ksefCalls)
  const pace = createKsefPace(db, async () => expect.unreachable('waits'))
  const old = (minutes: number, count: number) =>
    db.insert(ksefCalls).values(
      Array.from({ length: count }, () => ({
        kind: 'invoiceSend',
        at: sql`now() - make_interval(mins => ${minutes})`,
      })),
    )
  await old(59, 180)
  await expect(pace('invoiceSend', async () => 'sent')).rejects.toThrow(KsefBusy)
  await expect(pace('invoiceStatus', async () => 'read')).resolves.toBe('read')
  await db.update(ksefCalls).set({ at: sql`${ksefCalls.at} - interval '2 min'` })
  await expect(pace('invoiceSend', async () => 'sent')).resolves.toBe('sent')
  expect(await db.$count(ksefCalls)).toBeLessThan(5)
})

const limitsSchema = z.object({
  'x-rate-limits': z.object({
    perSecond: z.int(),
    perMinute: z.int().optional(),
    perHour: z.int().optional(),
  }),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), limitsSchema)) })
const facts = new URL('../../../../../local-services/published-contracts/ksef.json', import.meta.url)
const { paths } = documentSchema.parse(JSON.parse(readFileSync(facts, 'utf8')))

test.each([
  ['open', '/auth/ksef-token', 'post'],
  ['onlineSession', '/sessions/online', 'post'],
  ['onlineSession', '/sessions/online/{referenceNumber}/close', 'post'],
  ['invoiceSend', '/sessions/online/{referenceNumber}/invoices', 'post'],
  ['invoiceStatus', '/sessions/{referenceNumber}/invoices/{invoiceReferenceNumber}', 'get'],
  ['sessionMisc', '/sessions/{referenceNumber}/invoices/ksef/{ksefNumber}/upo', 'get'],
  ['invoiceMetadata', '/invoices/query/metadata', 'post'],
] as const)('the limits of %s are those published for %s', (group, path, method) => {
  const published = paths[path]?.[method]?.['x-rate-limits']
  const windows: readonly (readonly [number, number])[] = ksefLimits[group]
  const most = (length: number) => windows.find(([seconds]) => seconds === length)?.[1]
  expect({ perSecond: most(1), perMinute: most(60), perHour: most(3_600) }).toEqual({
    perMinute: undefined,
    perHour: undefined,
    ...published,
  })
})
