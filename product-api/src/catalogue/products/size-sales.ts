import { listKinds, productTypeOf, type ListKind } from '@bieznik/contract/catalogue/facets'
import { POPULAR_DAYS } from '@bieznik/contract/catalogue/on-sale'
import { LIST_TAGS } from '@bieznik/contract/platform/cache-tags'
import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tables } from '../facets/facet-columns.ts'

/** What makes the size of a product: people who need one size buy no other. */
const sizeColumns: Record<ListKind, Readonly<Record<string, PgColumn>>> = {
  tires: { width: tires.width, profile: tires.profile, diameter: tires.diameter },
  wheels: { diameter: wheels.diameter, boltSpacing: wheels.boltSpacing },
  spacers: { boltDistance: spacers.boltDistance },
}

/** Whether a filter asks for products of one size alone. */
export const isOneSize = (kind: ListKind, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(sizeColumns[kind]).every((name) => filter[name] !== undefined)

/** One text for each size. */
export const sizeKey = (size: readonly PgColumn[]): SQL<string> =>
  sql<string>`concat_ws(' ', ${sql.join([...size], sql`, `)})`

/** Pieces of each size that were ordered lately and not canceled, also of products that are no longer on sale. */
export function soldOfSizes(db: Queryable, kind: ListKind) {
  const size = Object.values(sizeColumns[kind])
  return db
    .select({
      size: sizeKey(size).as('size'),
      pieces: sql<number>`sum(${orderItems.quantity})`.as('pieces'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(tables[kind], eq(tables[kind].productId, orderItems.productId))
    .where(
      and(
        gt(orders.orderDate, sql`now() - make_interval(days => ${POPULAR_DAYS})`),
        ne(orders.status, 'Canceled'),
      ),
    )
    .groupBy(...size)
    .as('sold')
}

/** Rows that are changed in one statement: an order that needs one of them waits no longer than for so many. */
const CHUNK = 500

/** Writes beside each product how many pieces of its size were ordered lately. Returns how many products have another figure now. */
async function refreshKind(db: Queryable, kind: ListKind): Promise<number> {
  const table = tables[kind]
  const sold = soldOfSizes(db, kind)
  const pieces = sql<number>`coalesce(${sold.pieces}, 0)::integer`
  const stale = await db
    .select({ pieces, ids: sql<number[]>`array_agg(${table.productId} order by ${table.productId})` })
    .from(table)
    .leftJoin(sold, eq(sold.size, sizeKey(Object.values(sizeColumns[kind]))))
    .where(ne(table.sizeSold, pieces))
    .groupBy(pieces)
  let changed = 0
  for (const group of stale)
    for (let from = 0; from < group.ids.length; from += CHUNK) {
      const chunk = group.ids.slice(from, from + CHUNK)
      // What is locked is left to the next run: a job that never waits is in no deadlock.
      const { rowCount } = await db.execute(sql`
        update ${table} set size_sold = ${group.pieces}
        where product_id in (
          select product_id from ${table}
          where product_id = any(${sql.param(chunk)}::integer[]) and size_sold <> ${group.pieces}
          for update skip locked
        )`)
      changed += rowCount ?? 0
    }
  return changed
}

/** The same for all kinds. Returns those of whose lists the order has changed. */
export async function refreshSizeSales(db: Queryable): Promise<ListKind[]> {
  const changed: ListKind[] = []
  for (const kind of listKinds) if ((await refreshKind(db, kind)) > 0) changed.push(kind)
  return changed
}

/** Not right after the start. */
const FIRST_AFTER_MS = 15 * 60_000
const POLL_MS = 24 * 60 * 60_000

type Deps = {
  db: Database
  storefront: Pick<StorefrontNotifier, 'changed'>
  logger: Pick<Logger, 'error' | 'info'>
}

/** One run: what was cached of a list whose order has changed is stale. */
export async function countSales({ db, storefront, logger }: Deps): Promise<void> {
  const kinds = await refreshSizeSales(db)
  if (kinds.length === 0) return
  storefront.changed(kinds.map((kind) => LIST_TAGS[productTypeOf[kind]]))
  logger.info({ kinds }, 'catalogue: the sizes that are bought most have changed')
}

/** Any number of processes may do so over one database. */
export const startCountingSales = (deps: Deps): PeriodicJob =>
  startPeriodicJob({
    name: 'catalogue: counting what is sold of each size',
    everyMs: POLL_MS,
    firstAfterMs: FIRST_AFTER_MS,
    logger: deps.logger,
    run: () => countSales(deps),
  })
