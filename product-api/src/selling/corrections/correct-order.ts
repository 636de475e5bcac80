import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { Grosze } from '@bieznik/contract/money/money'
import type { CorrectOrder } from '@bieznik/contract/selling/order-correction'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { once } from '../../platform/db/once.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import type { ChangedOrder } from '../orders/move-order.ts'
import { getOrderDetail } from '../orders/orders.queries.ts'
import { requireCashAllowed } from '../orders/require-cash-allowed.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { correctFields } from './correct-fields.ts'
import { getLastCorrection } from './corrections.queries.ts'
import { insertCorrection } from './insert-correction.ts'
import { moveLines } from './move-lines.ts'
import { planLines } from './plan-lines.ts'

export type Corrector = {
  db: Database
  stock: StockKeeper
  deliveryCountries: DeliveryCountries
  /** The most that a company may pay in cash. */
  companyCashLimit: Grosze
}

/** The order's row, which no other transaction changes until this one ends. Throws not_found. */
export async function lockWholeOrder(tx: Transaction, id: number) {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  const detail = row && (await getOrderDetail(tx, { id }))
  if (!detail) throw notFound('order')
  return { row, detail }
}

const isAsSeen = async (tx: Transaction, { id, status }: OrderDetail, seen: CorrectOrder['seen']) =>
  status === seen.status && (await getLastCorrection(tx, id)) === seen.correction

/** A correction of an invoice has the lines of the invoice. Throws status_not_allowed. */
async function requireNoInvoice(tx: Transaction, orderId: number): Promise<void> {
  const isInvoice = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'))
  if ((await tx.$count(invoices, isInvoice)) > 0)
    throw new ProblemError('status_not_allowed', 'Nothing is added to an order that is invoiced.')
}

type Request = CorrectOrder & { orderId: number; who: string }

/**
 * Corrects an order that is there, once for its key, all of it or nothing: address, lines, stock, history, payments and the buyer's mail.
 * Throws a ProblemError: not_found, changed_meanwhile, status_not_allowed, invalid_request, not_for_sale, out_of_stock,
 * country_not_delivered_to, payment_method_unavailable or idempotency_key_reused.
 */
export async function correctOrder(
  corrector: Corrector,
  { key, ...request }: Request & { key: string },
): Promise<ChangedOrder> {
  const { who: _who, ...asked } = request
  return corrector.db.transaction(async (tx) => {
    const locked = await lockWholeOrder(tx, request.orderId)
    const claim = { scope: 'correction', key, request: asked }
    const done = await once(tx, claim, () => correctLocked(tx, corrector, { request, locked }))
    return done.isRepeat ? { order: locked.detail, changedTags: [] } : done.made
  })
}

type Locked = Awaited<ReturnType<typeof lockWholeOrder>>

async function correctLocked(
  tx: Transaction,
  { stock, deliveryCountries: countries, companyCashLimit }: Corrector,
  { request, locked: { row, detail } }: { request: Request; locked: Locked },
): Promise<ChangedOrder> {
  const { orderId, who, seen, reason, fields, lines, added } = request
  requireSeen(await isAsSeen(tx, detail, seen), 'The order was changed meanwhile.')
  const planned = planLines(detail, { lines, added })
  if (added.length > 0) await requireNoInvoice(tx, orderId)
  const fieldChanges = await correctFields(tx, row, { fields, countries })
  const { language } = row
  const { orderItems } = detail
  const moved = await moveLines(tx, stock, { orderId, orderItems, planned, added, language, who })
  if (fieldChanges.length === 0 && moved.changes.length === 0) throw nothing()
  const order = await insertCorrection(tx, {
    before: detail,
    recipient: fields.email ?? row.email,
    language,
    reason,
    fields: fieldChanges,
    lines: moved.changes,
    who,
  })
  if (order.total > detail.total) requireCashAllowed(row, order.total, companyCashLimit)
  return { order, changedTags: moved.changedTags }
}

const nothing = () =>
  new ProblemError('invalid_request', 'The correction changes nothing.', {
    fields: [{ path: 'lines', message: 'nothing changes' }],
  })
