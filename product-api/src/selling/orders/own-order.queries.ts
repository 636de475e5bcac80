import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { goodsChangesOf } from '@bieznik/contract/selling/order-correction'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { and, asc, eq, sql } from 'drizzle-orm'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import { listGoodsReturns } from '../../money/refunds/goods-returns.queries.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { together } from '../../platform/db/together.ts'
import { getOrderDetail } from './orders.queries.ts'

type Statement = OwnOrder['statements'][number]

/** Of the order, from its own address, however its letters are written: who knows the number alone can state anything. */
async function listStatements(db: Queryable, orderId: number, email: string): Promise<Statement[]> {
  const [withdrawn, complained] = await together(
    ([withdrawals, complaints] as const).map((cases) =>
      db
        .select({ id: cases.id, receivedAt: cases.receivedAt })
        .from(cases)
        .where(and(eq(cases.orderId, orderId), sql`lower(${cases.email}) = lower(${email})`))
        .orderBy(asc(cases.id)),
    ),
  )
  const statementsOf = (kind: Statement['kind'], rows: typeof withdrawn, numberOf: (id: number) => string) =>
    (rows ?? []).map(({ id, receivedAt }) => ({ kind, number: numberOf(id), at: receivedAt.toISOString() }))
  return [
    ...statementsOf('withdrawal', withdrawn, withdrawalNumber),
    ...statementsOf('complaint', complained, complaintNumber),
  ]
}

/** What came in, whatever of it went back since. What the provider reports otherwise than it was asked for pays nothing. */
const receivedOf = (payments: OrderDetail['payments']): OwnOrder['payments'] =>
  payments.flatMap(({ amount, usd, provider, state, capturedAt: at }) =>
    at === null || state === 'disputed' ? [] : [{ amount, usd, provider, at }],
  )

const getBuyer = (db: Queryable, id: number) =>
  db.select({ email: orders.email, taxId: orders.taxId }).from(orders).where(eq(orders.id, id))

/** An order of a link as the database has it. */
type BuyersOrder = Omit<LinkedOrder, 'payment'>
type Buyer = Awaited<ReturnType<typeof getBuyer>>[number]

async function asBuyersOrder(db: Queryable, detail: OrderDetail, buyer: Buyer): Promise<BuyersOrder> {
  const {
    userId: _userId,
    firstAndLastName: _name,
    history,
    payments,
    corrections,
    invoices,
    ...order
  } = detail
  const [statements, returns, products] = await together([
    listStatements(db, order.id, buyer.email),
    listGoodsReturns(db, order.id),
    listProductsByIds(
      db,
      order.orderItems.map(({ productId }) => productId),
    ),
  ])
  return {
    ...order,
    ...buyer,
    statuses: history.map(({ to: status, changedAt: at }) => ({ status, at })),
    payments: receivedOf(payments),
    corrections: goodsChangesOf(corrections ?? []),
    goodsBack: returns.map(({ doneAt: at, lines }) => ({
      at,
      lines: lines.map(({ itemId: id, title, pieces }) => ({ id, title, pieces })),
    })),
    statements,
    invoices: (invoices ?? []).map(({ id, number, kind, issuedOn, gross }) => ({
      id,
      number,
      kind,
      issuedOn,
      gross,
    })),
    products,
  }
}

type Key = { id: number; userId?: string }

/** An order as its buyer sees it, with its e-mail address. With a `userId` only when the order is that user's. */
export async function getBuyersOrder(db: Queryable, key: Key): Promise<BuyersOrder | null> {
  const [detail, [buyer]] = await together([getOrderDetail(db, key), getBuyer(db, key.id)])
  return detail && buyer ? asBuyersOrder(db, detail, buyer) : null
}

const withoutEmail = ({ email: _email, ...order }: BuyersOrder): OwnOrder => order

/** The same for the page of the order, which shows no e-mail address. */
export async function getOwnOrder(db: Queryable, key: Key): Promise<OwnOrder | null> {
  const found = await getBuyersOrder(db, key)
  return found && withoutEmail(found)
}

/** The same of an order that was read already, when its buyer changed it. */
export async function asOwnOrder(db: Queryable, detail: OrderDetail): Promise<OwnOrder> {
  const [buyer] = await getBuyer(db, detail.id)
  if (!buyer) throw new Error('a changed order is there')
  return withoutEmail(await asBuyersOrder(db, detail, buyer))
}
