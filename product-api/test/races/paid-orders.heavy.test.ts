import { grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { paidStateOf, paidStates } from '@bieznik/contract/selling/order-list'
import { owedOf } from '@bieznik/contract/selling/order-money'
import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/client.ts'
import { bankStatementLines, bankStatements } from '../../src/platform/db/schema/bank-statements.ts'
import { orders } from '../../src/platform/db/schema/orders.ts'
import { payments } from '../../src/platform/db/schema/payments.ts'
import { joinLine, takeLineBack } from '../../src/money/bank-statements/decide-line.ts'
import { dueOfOrder, owedOfOrder } from '../../src/selling/orders/order-money.ts'
import { getOrder, listOrders } from '../../src/selling/orders/orders.queries.ts'
import { applyOutcome } from '../../src/money/payments/apply-outcome.ts'
import { repairPaid } from '../../src/money/payments/repair-paid.ts'
import { facts } from '../../src/money/payments/payment-state.ts'
import { createTransferProvider } from '../../src/money/payments/transfer/transfer-provider.ts'
import { ProblemError } from '../../src/platform/http/problem-error.ts'
import { createRecordingLogger } from '../recording-logger.ts'
import { orderIn } from '../replies.ts'
import { buildTestShop, type Customer } from '../shop.ts'
import { addTires } from '../stock.ts'
import { connectUnlockedDatabase } from '../unlocked-database.ts'

/* Whether an order is paid is stored beside it: it is to be what its payments, lines and returned goods say, whatever happens to them. */

const shop = await buildTestShop({ providers: [createTransferProvider()] })
const logger = createRecordingLogger()
const staff = shop.asStaff('ewa')
const RUNS = 25
const STEPS = 40
const PRICE = 41_250

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const detail = async (id: number) =>
  orderDetailSchema.parse((await staff.get(`/api/tires/orders/${id}`)).body)

/** Two of one tire and one of another. */
async function place(typeOfPayment: string): Promise<number> {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  const [first = 0, second = 0] = await addTires(shop.db, 2, 20)
  await buyer.add(first, 2)
  await buyer.add(second, 1)
  return orderIn(await buyer.order({ typeOfPayment, typeOfDelivery: 'shipping_to_customer' })).id
}

async function beginPayment(orderId: number, amount: number): Promise<string> {
  const [row] = await shop.db
    .insert(payments)
    .values({
      userId: 'jan',
      idempotencyKey: crypto.randomUUID(),
      provider: 'przelewy24',
      orderId,
      amount: grosze(amount),
    })
    .returning({ id: payments.id })
  return row?.id ?? ''
}

async function bookLine(amount: number): Promise<number> {
  const statement = { fileName: 'x', format: 'mt940', importedBy: 'ewa' } as const
  const [file] = await shop.db.insert(bankStatements).values(statement).returning({ id: bankStatements.id })
  const [line] = await shop.db
    .insert(bankStatementLines)
    .values({
      statementId: file?.id ?? 0,
      bookedOn: '2026-11-02',
      amount: grosze(amount),
      title: 'x',
      payer: 'x',
      payerAccount: '',
      fingerprint: crypto.randomUUID(),
      orderRefs: [],
    })
    .returning({ id: bankStatementLines.id })
  return line?.id ?? 0
}

/** What can happen to an order, and all that has to be known of it. */
type Story = { orderId: number; payments: string[]; lines: number[] }

/** A refusal is an answer; everything else is not. */
async function orRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
  })
}

/** How often each of the calls was not refused. */
const succeeded = { corrections: 0, returns: 0, cancel: 0, refunds: 0 }

async function call(who: Customer, path: string, body?: object): Promise<number> {
  const { status } = await who.call('POST', path, { ...(body && { body }), headers: key() })
  if (status >= 500) throw new Error(`${path} answered ${status}`)
  for (const what of ['corrections', 'returns', 'cancel', 'refunds'] as const)
    if (status < 300 && path.endsWith(what)) succeeded[what] += 1
  return status
}

const amount = fc.constantFrom(PRICE, 2 * PRICE, 3 * PRICE, 3 * PRICE + 1, PRICE - 1, 1)
const nth = fc.nat(5)
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]

type Step = (story: Story) => Promise<unknown>

const paying = amount.map((sum): Step => async (story) => {
  story.payments.push(await beginPayment(story.orderId, sum))
})
const learning = fc
  .record({ which: nth, fact: fc.constantFrom(...facts), captureId: fc.constantFrom('one', 'two') })
  .map(({ which, fact, captureId }): Step => async (story) => {
    const id = pick(story.payments, which)
    if (id) await applyOutcome({ db: shop.db, logger }, id, { fact, captureId: `${id}-${captureId}` })
  })
const joining = amount.map((sum): Step => async (story) => {
  const lineId = await bookLine(sum)
  const { orderId } = story
  story.lines.push(lineId)
  await orRefused(joinLine({ db: shop.db, logger }, { lineId, orderId, amount: grosze(sum), who: 'ewa' }))
})
const takingBack = nth.map((which): Step => async ({ orderId, lines }) => {
  const lineId = pick(lines, which)
  if (lineId) await orRefused(takeLineBack({ db: shop.db, logger }, { lineId, orderId, who: 'ewa' }))
})
const correcting = fc
  .record({ which: nth, quantity: fc.integer({ min: 1, max: 4 }), price: fc.constantFrom(412.5, 100, 0.01) })
  .map(({ which, quantity, price }): Step => async ({ orderId }) => {
    const { orderItems, status, corrections = [] } = await detail(orderId)
    const lines = [{ itemId: pick(orderItems, which)?.id, quantity, price }]
    const seen = { status, correction: corrections.at(-1)?.id ?? null }
    const body = { seen, reason: 'Ustalone', fields: {}, lines, added: [] }
    await call(staff, `/api/tires/orders/${orderId}/corrections`, body)
  })
const cancelingLine = nth.map((which): Step => async ({ orderId }) => {
  const { orderItems, userId } = await detail(orderId)
  const itemId = pick(orderItems, which)?.id
  await call(shop.asCustomer(userId), `/api/tires/orders/${orderId}/lines/${itemId}/cancel`)
})
const returning = fc
  .record({ which: nth, pieces: fc.integer({ min: 1, max: 2 }) })
  .map(({ which, pieces }): Step => async ({ orderId }) => {
    const itemId = pick((await detail(orderId)).orderItems, which)?.id
    const lines = [{ itemId, pieces, condition: 'stock' }]
    const body = { lines, note: 'Cofnięte', withdrawalId: null, complaintId: null }
    await call(staff, `/api/tires/orders/${orderId}/returns`, body)
  })
const refunding = fc.constantFrom(1, PRICE).map((sum): Step => async ({ orderId }) => {
  const what = { kind: 'amount', amount: sum / 100 }
  const { refunded = 0 } = await detail(orderId)
  const body = { what, reason: 'Ustalone', seen: refunded / 100, withdrawalId: null }
  await call(staff, `/api/tires/orders/${orderId}/refunds`, body)
})
const moving = fc.constantFrom('Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled').map(
  (status): Step =>
    async ({ orderId }) =>
      staff.changeStatus({ orderId: String(orderId), status, mode: 'direct' }),
)

const step = fc.oneof(
  { weight: 3, arbitrary: paying },
  { weight: 6, arbitrary: learning },
  { weight: 3, arbitrary: joining },
  { weight: 2, arbitrary: takingBack },
  { weight: 3, arbitrary: correcting },
  { weight: 1, arbitrary: cancelingLine },
  { weight: 6, arbitrary: returning },
  { weight: 3, arbitrary: refunding },
  { weight: 2, arbitrary: moving },
)

/** The state and the sums that the order says of itself, and those that the database finds it by. */
async function statesOf(db: Database, orderId: number) {
  const order = await getOrder(db, { id: orderId })
  if (!order) throw new Error('the order is there')
  const [row] = await db
    .select({ isPaid: orders.isPaid, due: dueOfOrder, owed: owedOfOrder })
    .from(orders)
    .where(inArray(orders.id, [orderId]))
  const found = []
  for (const paid of paidStates)
    if ((await listOrders(db, { paid, search: `#${orderId}` })).total === 1) found.push(paid)
  const state = paidStateOf(order)
  return {
    state,
    seen: { ...row, found },
    meant: {
      isPaid: state === 'paid',
      due: order.due,
      owed: owedOf(order),
      found: state === null ? [] : [state],
    },
  }
}

test('after each step of random histories the database has an order as paid, due and owed as the order itself says', async () => {
  const seenStates = { paid: 0, at_delivery: 0, awaited: 0 }
  const method = fc.constantFrom('transfer', 'payment_at_delivery')
  const story = fc.array(step, { minLength: 10, maxLength: STEPS, size: 'max' })
  await fc.assert(
    fc.asyncProperty(method, story, async (typeOfPayment, steps) => {
      const history: Story = { orderId: await place(typeOfPayment), payments: [], lines: [] }
      for (const happen of steps) {
        await happen(history)
        const { state, seen, meant } = await statesOf(shop.db, history.orderId)
        expect(seen).toEqual(meant)
        if (state !== null) seenStates[state] += 1
      }
    }),
    { numRuns: RUNS },
  )
  expect(await repairPaid({ db: shop.db, logger })).toBe(0)
  // Histories in which an order is never paid, or never unpaid, would prove little.
  for (const times of Object.values({ ...seenStates, ...succeeded })) expect(times).toBeGreaterThan(3)
}, 300_000)

const ROUNDS = 10

/** Two halves of what an order comes to are captured at the same moment. Returns how many of the orders are stored as paid. */
async function raceHalves(db: Database): Promise<number> {
  const ids: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderId = await place('transfer')
    const halves = [await beginPayment(orderId, PRICE), await beginPayment(orderId, 2 * PRICE)]
    await Promise.all(
      halves.map((id) => applyOutcome({ db, logger }, id, { fact: 'captured', captureId: id })),
    )
    ids.push(orderId)
  }
  const rows = await shop.db.select({ isPaid: orders.isPaid }).from(orders).where(inArray(orders.id, ids))
  return rows.filter(({ isPaid }) => isPaid).length
}

test('two payments that come at the same moment are both counted', async () => {
  expect(await raceHalves(shop.db)).toBe(ROUNDS)
})

test('without the lock of the order one of them is missed', async () => {
  expect(await raceHalves(connectUnlockedDatabase(shop.url))).toBeLessThan(ROUNDS)
})

test('money that comes and goes while staff correct the order ends in no deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderId = await place('transfer')
    const id = await beginPayment(orderId, 3 * PRICE)
    await applyOutcome({ db: shop.db, logger }, id, { fact: 'captured', captureId: id })
    const open = await beginPayment(orderId, PRICE)
    const { orderItems } = await detail(orderId)
    const lines = [{ itemId: orderItems[0]?.id, quantity: 1 + (round % 2) * 2 }]
    const seen = { status: 'Pending', correction: null }
    const [status] = await Promise.all([
      call(staff, `/api/tires/orders/${orderId}/corrections`, { seen, reason: 'Ustalone', lines }),
      applyOutcome({ db: shop.db, logger }, open, { fact: 'captured', captureId: open }),
      applyOutcome({ db: shop.db, logger }, id, { fact: 'refunded', captureId: id }),
    ])
    expect(status).toBe(200)
    const { seen: found, meant } = await statesOf(shop.db, orderId)
    expect(found).toEqual(meant)
  }
})
