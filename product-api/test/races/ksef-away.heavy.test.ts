import { registersSchema } from '@bieznik/contract/money/registers'
import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { parse } from 'csv-parse/sync'
import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Absence } from '../../../local-services/ksef/server.ts'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { ids } from '../catalogue.ts'
import { invoicing } from '../invoices.ts'
import { startTestKsef, taxpayer } from '../ksef.ts'
import { listMails } from '../queued-mails.ts'
import { orderIn } from '../replies.ts'
import { buildTestShop } from '../shop.ts'
import { products } from '../../src/platform/db/schema/catalogue.ts'
import { invoices } from '../../src/platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../src/platform/db/schema/ksef-submissions.ts'
import { createKsefClient, type KsefClient } from '../../src/money/invoices/ksef/ksef-client.ts'
import { submitDue } from '../../src/money/invoices/ksef/submit-invoices.ts'

const shop = await buildTestShop({
  invoicing: { ...invoicing, isKsefOn: true },
})
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 })
const staff = shop.asStaff()
const company = { customerType: 'company', companyName: 'Transport Sp. z o.o.', unn: '5260001246' }

const ksef = await startTestKsef()
/** Milliseconds: what is silent is given up soon. */
const SOON = 40
const patient = createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1 })
const impatient = createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1, withinMs: SOON })
const nobody = createKsefClient({ url: `http://127.0.0.1:${await findFreePort()}`, ...taxpayer, pollMs: 1 })

function clientOf(how: Absence | null) {
  if (how === null) return nobody
  return how === 'silent' ? impatient : patient
}

const HOURS = 24
const RUNS_AN_HOUR = 2
const HOUR_MS = 3_600_000
/** The longest pause between two tries is an hour, and an invoice takes three steps. */
const HOURS_AFTERWARDS = 4

/** How KSeF is away, hour by hour; null: nothing listens there. */
const absences: (Absence | null)[] = ['cut', 503, 'silent', null, 'cut after taking', 500]

afterEach(() => void vi.useRealTimers())

async function issueOne(): Promise<void> {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.tire, 1)
  const { id } = orderIn(await buyer.order(company))
  expect(await staff.call('POST', `/api/tires/orders/${id}/invoices`)).toMatchObject({ status: 200 })
}

/** The clock is moved: what was due in that time is due now. Two processes do what there is to do. */
async function passTime(client: KsefClient, hours: number): Promise<void> {
  vi.setSystemTime(Date.now() + hours * HOUR_MS)
  await db
    .update(ksefSubmissions)
    .set({ dueAt: sql`${ksefSubmissions.dueAt} - make_interval(secs => ${hours * 3_600}::float8)` })
  const deps = { db, client, qrUrl: 'https://qr.example', hasCertificate: true, mailQueued: () => undefined }
  const logger = pino({ level: 'silent' })
  await Promise.all([submitDue({ ...deps, logger }), submitDue({ ...deps, logger })])
}

async function listSubmissions() {
  return db
    .select({ invoice: invoices, submission: ksefSubmissions })
    .from(invoices)
    .innerJoin(ksefSubmissions, eq(ksefSubmissions.invoiceId, invoices.id))
    .orderBy(asc(invoices.id))
}

/** What the bookkeeper gets of all these days: number of the invoice, and its number in KSeF. */
async function readRegister(): Promise<(string | undefined)[][]> {
  const period = { from: addDays(dayInWarsaw(new Date()), -7), before: addDays(dayInWarsaw(new Date()), 7) }
  const totals = registersSchema.parse((await staff.get(`/api/books?${new URLSearchParams(period)}`)).body)
  const query = new URLSearchParams({ ...period, language: 'en' })
  const file = z.string().parse((await staff.get(`/api/books/invoices?${query}`)).body)
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(file, { bom: true, delimiter: ';', columns: true }))
  expect(rows).toHaveLength(totals.invoices.count)
  return rows.map((row) => [row.Number, row['KSeF number']])
}

test('KSeF is away for a day in every way: afterwards each invoice is there once, with number and confirmation', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  // This one was sent before, and what becomes of it is not known yet.
  await issueOne()
  await passTime(patient, 0)
  for (let hour = 0; hour < HOURS; hour += 1) {
    const how = absences[hour % absences.length] ?? null
    ksef.goAway(how)
    await issueOne()
    for (let run = 0; run < RUNS_AN_HOUR; run += 1) await passTime(clientOf(how), 1 / RUNS_AN_HOUR)
  }
  const before = await listSubmissions()
  expect(before).toHaveLength(HOURS + 1)
  expect(before.slice(1).map(({ submission }) => submission.state)).toEqual(
    Array.from({ length: HOURS }, () => 'waiting'),
  )

  ksef.goAway(null)
  // The first of what it says about what it has goes wrong as well.
  ksef.fail(503, 503, 503)
  for (let run = 0; run < HOURS_AFTERWARDS * RUNS_AN_HOUR; run += 1) await passTime(patient, 1 / RUNS_AN_HOUR)

  const after = await listSubmissions()
  expect(after).toHaveLength(HOURS + 1)
  for (const { invoice, submission } of after)
    expect(submission, `${invoice.series}/${invoice.sequence}`).toMatchObject({
      state: 'accepted',
      ksefNumber: expect.stringMatching(/^1234563218-\d{8}-[\dA-F]{12}-[\dA-F]{2}$/),
      confirmation: expect.stringContaining(submission.ksefNumber ?? '?'),
      lastFailure: null,
    })
  expect(ksef.count()).toBe(HOURS + 1)
  expect(ksef.countDuplicates()).toBeGreaterThan(0)
  expect(new Set(after.map(({ submission }) => submission.ksefNumber)).size).toBe(HOURS + 1)
  const mails = (await listMails(db)).filter(({ kind }) => kind === 'invoice_issued')
  expect(mails).toHaveLength(HOURS + 1)
  expect(new Set(mails.map(({ invoiceId }) => invoiceId))).toEqual(
    new Set(after.map(({ invoice }) => invoice.id)),
  )
  expect(await readRegister()).toEqual(
    after.map(({ invoice: { series, sequence }, submission }) => [
      `${series}/${String(sequence).padStart(4, '0')}`,
      submission.ksefNumber,
    ]),
  )
  reached(
    'ksef',
    `${HOURS} hours away, ${after.length} invoices: ${ksef.count()} numbers, ${ksef.countDuplicates()} sent twice and refused, every number and confirmation stored`,
  )
}, 180_000)
