import type { Grosze } from '@bieznik/contract/money/money'
import type { ChangeReduction, PlanReduction } from '@bieznik/contract/catalogue/reduction'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import { productChanges, type productChangeEvents } from '../../platform/db/schema/product-changes.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import type { StockedProduct, StockKeeper } from '../products/stock-keeper.ts'
import { applyReductions } from './apply-reductions.ts'
import type { OpenReduction } from './price-in-force.ts'
import { databaseNow, endReductions, listOpenReductions, type ReductionRow } from './reductions.queries.ts'

type Deps = { db: Database; stock: StockKeeper }

/** Whose reductions, and the uid of who plans them. */
type Target = { productId: number; who: string }

type Wanted = { price: Grosze; startsAt: Date; endsAt: Date }

/** A locked product at its price of the moment. */
type Priced = { product: StockedProduct; regularPrice: Grosze; now: Date }

type Event = Extract<(typeof productChangeEvents)[number], `reduction_${string}`>

async function lockPriced(tx: Transaction, stock: StockKeeper, productId: number): Promise<Priced> {
  const [locked] = await stock.lock(tx, [productId])
  if (!locked) throw notFound('product')
  const product = { ...locked, ...(await applyReductions(tx, locked)) }
  return { product, regularPrice: product.regularPrice ?? product.price, now: await databaseNow(tx) }
}

function refuse(path: keyof PlanReduction, message: string, detail: string): ProblemError {
  return new ProblemError('invalid_request', detail, { fields: [{ path, message }] })
}

/** Whether a reduction at that time would meet another one. */
export const overlapsWith = (
  others: readonly Pick<OpenReduction, 'startsAt' | 'endsAt'>[],
  { startsAt, endsAt }: Pick<Wanted, 'startsAt' | 'endsAt'>,
): boolean => others.some((other) => other.startsAt < endsAt && other.endsAt > startsAt)

/** Throws invalid_request, with the field that is not right. `exceptId`: the reduction that is changed. */
async function requirePlannable(
  tx: Transaction,
  { product, regularPrice, now }: Priced,
  { price, startsAt, endsAt }: Wanted,
  exceptId?: number,
): Promise<void> {
  if (price >= regularPrice)
    throw refuse('price', 'reduction_not_lower', 'A reduced price is lower than the regular one.')
  if (endsAt <= startsAt || endsAt <= now)
    throw refuse('to', 'reduction_ends_first', 'A reduction ends after its beginning, and not in the past.')
  const others = (await listOpenReductions(tx, product.id)).filter(({ id }) => id !== exceptId)
  if (overlapsWith(others, { startsAt, endsAt }))
    throw refuse('from', 'reduction_overlaps', 'The product has another reduction then.')
}

export function startOf(from: string | null, now: Date): Date {
  return from !== null && new Date(from) > now ? new Date(from) : now
}

async function noteEvent(
  tx: Transaction,
  { product, regularPrice }: Priced,
  event: Event,
  { who, price }: { who: string; price: Grosze },
): Promise<void> {
  await tx
    .insert(productChanges)
    .values({ productId: product.id, event, who, priceFrom: regularPrice, priceTo: price })
}

/** Plans a reduction, or begins it, and returns its id. Nothing is written when it throws not_found or invalid_request. */
export async function planReductionIn(
  tx: Transaction,
  stock: StockKeeper,
  { productId, who }: Target,
  { price, from, to }: PlanReduction,
): Promise<{ id: number; product: StockedProduct }> {
  const priced = await lockPriced(tx, stock, productId)
  const wanted = { price, startsAt: startOf(from, priced.now), endsAt: new Date(to) }
  await requirePlannable(tx, priced, wanted)
  const [planned] = await tx
    .insert(reductions)
    .values({ productId, who, ...wanted })
    .returning({ id: reductions.id })
  if (!planned) throw new Error('the database answered no id for a new reduction')
  await noteEvent(tx, priced, 'reduction_planned', { who, price })
  await applyReductions(tx, priced.product)
  return { id: planned.id, product: priced.product }
}

/** The same in a transaction of its own. */
export async function planReduction(
  { db, stock }: Deps,
  target: Target,
  plan: PlanReduction,
): Promise<StockedProduct> {
  return db.transaction(async (tx) => (await planReductionIn(tx, stock, target, plan)).product)
}

/** Throws not_found, or changed_meanwhile when it is over. */
async function requireOpen(tx: Transaction, productId: number, id: number): Promise<ReductionRow> {
  const [row] = await tx
    .select()
    .from(reductions)
    .where(and(eq(reductions.id, id), eq(reductions.productId, productId)))
  if (!row) throw notFound('reduction')
  requireSeen(row.endedAt === null, 'This reduction is over.')
  return row
}

const isAsSeen = ({ price, startsAt, endsAt }: ReductionRow, seen: ChangeReduction['seen']): boolean =>
  price === seen.price &&
  startsAt.getTime() === Date.parse(seen.startsAt) &&
  endsAt.getTime() === Date.parse(seen.endsAt)

/**
 * Changes a reduction. Another price while it is in force is a cut of its own, with the lowest price of the thirty days before that, to
 * which the price until now belongs. Throws not_found, changed_meanwhile when it is over or no longer as it was seen, or
 * invalid_request.
 */
export async function changeReduction(
  { db, stock }: Deps,
  { productId, who, reductionId }: Target & { reductionId: number },
  { price, from, to, seen }: ChangeReduction,
): Promise<StockedProduct> {
  return db.transaction(async (tx) => {
    const priced = await lockPriced(tx, stock, productId)
    const { now } = priced
    const reduction = await requireOpen(tx, productId, reductionId)
    requireSeen(isAsSeen(reduction, seen), 'Someone else has changed the reduction meanwhile.')
    const { startedAt } = reduction
    const isAnotherCut = startedAt !== null && reduction.price !== price
    const isEndMoved = startedAt !== null && !isAnotherCut
    const startsAt = isEndMoved ? reduction.startsAt : startOf(isAnotherCut ? null : from, now)
    const wanted = { price, startsAt, endsAt: new Date(to) }
    await requirePlannable(tx, priced, wanted, reductionId)
    if (isAnotherCut) {
      await endReductions(tx, [reductionId], now)
      await tx.insert(reductions).values({ productId, who, ...wanted })
    } else await tx.update(reductions).set(wanted).where(eq(reductions.id, reductionId))
    await noteEvent(tx, priced, 'reduction_changed', { who, price })
    await applyReductions(tx, priced.product)
    return priced.product
  })
}

/** Ends a reduction early, or takes back one that is planned. Throws not_found, or changed_meanwhile when it is over. */
export async function endReductionIn(
  tx: Transaction,
  stock: StockKeeper,
  { productId, who, reductionId }: Target & { reductionId: number },
): Promise<StockedProduct> {
  const priced = await lockPriced(tx, stock, productId)
  const { price } = await requireOpen(tx, productId, reductionId)
  await endReductions(tx, [reductionId], priced.now)
  await noteEvent(tx, priced, 'reduction_ended', { who, price })
  await applyReductions(tx, priced.product)
  return priced.product
}

/** The same in a transaction of its own. */
export async function endReduction(
  { db, stock }: Deps,
  target: Target & { reductionId: number },
): Promise<StockedProduct> {
  return db.transaction((tx) => endReductionIn(tx, stock, target))
}
