import { failuresSchema, type FailureKind } from '@bieznik/contract/platform/failure'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { makeFailedInvoice, makeGivenUp } from '../../../test/given-up.ts'
import { startTestInpost } from '../../../test/inpost.ts'
import { invoicing } from '../../../test/invoices.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../db/schema/catalogue.ts'
import { refunds } from '../db/schema/corrections.ts'
import { dispatchedShipments, dispatchOrders } from '../db/schema/dispatch-orders.ts'
import { invoiceFailures } from '../db/schema/handled-failures.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { orders, orderWorkLog } from '../db/schema/orders.ts'
import { shipments } from '../db/schema/shipments.ts'
import { endRefund } from '../../money/refunds/end-refund.ts'

let wakes = 0
const inpost = await startTestInpost()
const shop = await buildTestShop({
  invoicing: { ...invoicing, isKsefOn: true },
  ksefCodes: { qrUrl: 'https://qr.example', certificate: null },
  carriers: [inpost.carrier],
  mailQueued: () => void (wakes += 1),
})
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 }).where(eq(products.id, ids.tire))
const anna = shop.asStaff('anna')

const list = async () => failuresSchema.parse((await anna.get('/api/failures')).body)
const ofOrder = async (orderId: number) =>
  (await list()).failures.filter((failure) => failure.orderId === orderId)
const act = (kind: FailureKind, id: number | string, what: 'retry' | 'close', body: object = {}) =>
  anna.call('POST', `/api/failures/${kind}/${id}/${what}`, what === 'retry' ? { body } : {})

test('everything that was given up is on one list, with why and with what can be done', async () => {
  const made = await makeGivenUp(shop)
  const invoiceOf = await makeFailedInvoice(shop)
  expect(await ofOrder(made.orderId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'mail',
        id: String(made.mail.id),
        reason: 'EENVELOPE RCPT TO 550',
        detail: 'order_placed',
        recipient: 'jan@example.com',
        canRetry: true,
      }),
      expect.objectContaining({ kind: 'ksef', reason: '450', detail: 'refused', canRetry: true }),
      expect.objectContaining({ kind: 'refund', reason: 'no funds', detail: 'asked', canRetry: true }),
      expect.objectContaining({ kind: 'shipment', reason: 'other', canRetry: true }),
    ]),
  )
  const { total, failures } = await list()
  expect(failures.map(({ kind }) => kind)).toContain('courier')
  expect(failures.find(({ orderId }) => orderId === invoiceOf)).toMatchObject({
    kind: 'invoice',
    reason: 'invalid_request',
  })
  expect(total).toBe(failures.length)
})

test('a mail goes to another address, which is noted on its order, and is due at once', async () => {
  const { orderId, mail } = await makeGivenUp(shop)
  const before = wakes
  expect(await act('mail', mail.id, 'retry', { recipient: 'anna@example.org' })).toMatchObject({
    status: 200,
  })
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mail.id))
  expect(row).toMatchObject({ recipient: 'anna@example.org', setAsideAt: null, tries: 0, lastFailure: null })
  expect(row?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  expect(wakes).toBe(before + 1)
  expect((await ofOrder(orderId)).map(({ kind }) => kind)).not.toContain('mail')
  const notes = await db.select().from(orderWorkLog).where(eq(orderWorkLog.orderId, orderId))
  expect(notes).toContainEqual(
    expect.objectContaining({ detail: 'e-mail → anna@example.org (order_placed)', doneBy: 'anna' }),
  )
  // Twice is one try.
  expect(await act('mail', mail.id, 'retry')).toMatchObject({ status: 404 })
})

test('an invoice goes to KSeF again, a refund is asked for again, an invoice is tried again at once', async () => {
  const { invoice, refund } = await makeGivenUp(shop)
  const invoiceOf = await makeFailedInvoice(shop)
  expect(await act('ksef', invoice.id, 'retry')).toMatchObject({ status: 200 })
  const ofInvoice = eq(ksefSubmissions.invoiceId, invoice.id)
  expect(await db.select().from(ksefSubmissions).where(ofInvoice)).toMatchObject([
    { state: 'waiting', tries: 0 },
  ])
  await act('refund', refund.id, 'retry')
  const [asked] = await db.select().from(refunds).where(eq(refunds.id, refund.id))
  expect(asked?.nextLookAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  await act('invoice', invoiceOf, 'retry')
  const [failed] = await db.select().from(invoiceFailures).where(eq(invoiceFailures.orderId, invoiceOf))
  expect(failed?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
})

test.each(['mail', 'ksef', 'refund', 'shipment', 'courier'] as const)(
  '%s: what staff took care of in another way is off the list, once',
  async (kind) => {
    const made = await makeGivenUp(shop)
    const id = { ...made, ksef: { id: made.invoice.id } }[kind].id
    const isListed = async () =>
      (await list()).failures.some((failure) => failure.kind === kind && failure.id === String(id))
    expect(await isListed()).toBe(true)
    expect(await act(kind, id, 'close')).toMatchObject({ status: 200 })
    expect(await isListed()).toBe(false)
    expect(await act(kind, id, 'close')).toMatchObject({ status: 404 })
    expect(await act(kind, id, 'retry')).toMatchObject({ status: 404 })
  },
)

test('what fails anew after that is on the list again', async () => {
  const { invoice, refund, payment } = await makeGivenUp(shop)
  await act('refund', refund.id, 'close')
  await endRefund(
    { db, logger: pino({ level: 'silent' }) },
    { id: refund.id, paymentId: payment.id, amount: null, isDone: false, problem: 'closed account' },
  )
  await act('ksef', invoice.id, 'close')
  expect(await anna.call('POST', `/api/invoices/${invoice.id}/ksef`)).toMatchObject({ status: 200 })
  await db.update(ksefSubmissions).set({ state: 'refused' }).where(eq(ksefSubmissions.invoiceId, invoice.id))
  const listed = (await list()).failures.map(({ kind, id }) => `${kind} ${id}`)
  expect(listed).toEqual(expect.arrayContaining([`refund ${refund.id}`, `ksef ${invoice.id}`]))
})

test('a refused parcel that staff asked for anew needs nobody', async () => {
  const { orderId, shipment } = await makeGivenUp(shop)
  const { id: _, ...again } = shipment
  await db.insert(shipments).values({ ...again, reference: `B${orderId}-2`, state: 'asked' })
  expect((await ofOrder(orderId)).map(({ kind }) => kind)).not.toContain('shipment')
})

/** The order of it goes to an address that the carrier delivers to. */
async function makeRefusedParcel(differences: Partial<typeof orders.$inferInsert> = {}) {
  const made = await makeGivenUp(shop)
  const delivered = {
    typeOfDelivery: 'shipping_to_customer',
    address: 'Polna 1',
    postCode: '42-200',
  } as const
  await db
    .update(orders)
    .set({ ...delivered, ...differences })
    .where(eq(orders.id, made.orderId))
  return made
}

test('a refused parcel is asked for anew, once, under a reference of its own', async () => {
  const { orderId, shipment } = await makeRefusedParcel()
  const once = await Promise.all([1, 2].map(() => act('shipment', shipment.id, 'retry')))
  expect(once.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(shipments.id)
  const { pieces, grams, length, width, height } = shipment
  expect(rows).toMatchObject([
    { id: shipment.id, state: 'refused' },
    { state: 'asked', pieces, grams, length, width, height, askedBy: 'anna', problem: null, tries: 0 },
  ])
  expect(rows[1]?.reference).not.toBe(shipment.reference)
  expect((await ofOrder(orderId)).map(({ kind }) => kind)).not.toContain('shipment')
})

test.each([
  ['phone', { phone: '+49301234567' }],
  ['address', { address: 'Polna' }],
  ['country', { country: 'Niemcy' }],
  ['canceled', { status: 'Canceled' }],
  ['not_shipped', { typeOfDelivery: 'delivery_with_assembly' }],
] as const)(
  'a refused parcel stays on the list, with why its order is to be looked at: %s',
  async (why, of) => {
    const { orderId, shipment } = await makeRefusedParcel(of)
    expect(await act('shipment', shipment.id, 'retry')).toMatchObject({
      status: 409,
      body: { code: 'status_not_allowed', fields: [{ path: 'order', message: why }] },
    })
    expect(await db.$count(shipments, eq(shipments.orderId, orderId))).toBe(1)
    expect((await ofOrder(orderId)).map(({ kind }) => kind)).toContain('shipment')
  },
)

test('a refused courier is ordered anew, once, for what is ready by now', async () => {
  const { courier, orderId, shipment } = await makeRefusedParcel()
  await db.update(shipments).set({ state: 'ready' }).where(eq(shipments.id, shipment.id))
  const isListed = async () => (await list()).failures.some(({ kind }) => kind === 'courier')
  expect(await isListed()).toBe(true)
  const once = await Promise.all([1, 2].map(() => act('courier', courier.id, 'retry')))
  expect(once.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  const [asked, ...others] = await db.select().from(dispatchOrders).where(eq(dispatchOrders.state, 'asked'))
  expect(others).toEqual([])
  expect(asked).toMatchObject({ carrier: 'inpost', askedBy: 'anna', problem: null, tries: 0 })
  expect(await db.select().from(dispatchedShipments)).toEqual([
    { dispatchOrderId: asked?.id, shipmentId: shipment.id },
  ])
  expect(await isListed()).toBe(false)
  expect((await ofOrder(orderId)).map(({ kind }) => kind)).not.toContain('courier')
})

test.each([
  ['another address of what is no mail', 'ksef', { recipient: 'a@example.com' }, 400],
  ['an address that is none', 'mail', { recipient: 'nobody' }, 400],
  ['a courier for whom no parcel waits', 'courier', {}, 409],
] as const)('%s is refused, and nothing is changed', async (_what, kind, body, status) => {
  const made = await makeGivenUp(shop)
  const id = { ...made, ksef: { id: made.invoice.id } }[kind].id
  expect(await act(kind, id, 'retry', body)).toMatchObject({ status })
  const { failures } = await list()
  expect(failures.map((failure) => `${failure.kind} ${failure.id}`)).toContain(`${kind} ${id}`)
})
