import type { FeedInput, SupplierFeed } from '@bieznik/contract/catalogue/supplier-feed'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { supplierFeedRuns, supplierFeeds } from '../../platform/db/schema/supplier-feeds.ts'
import { leasedQueue } from '../../platform/jobs/leased-queue.ts'

export type Feed = typeof supplierFeeds.$inferSelect
type NewRun = Omit<typeof supplierFeedRuns.$inferInsert, 'id' | 'at'>

/** Runs of a supplier that are listed and kept. */
const KEPT_RUNS = 10

const runColumns = {
  id: supplierFeedRuns.id,
  supplierId: supplierFeedRuns.supplierId,
  at: supplierFeedRuns.at,
  outcome: supplierFeedRuns.outcome,
  reason: supplierFeedRuns.reason,
  counts: supplierFeedRuns.counts,
  largestPriceChange: supplierFeedRuns.largestPriceChange,
  importId: supplierFeedRuns.importId,
  fileName: supplierFeedRuns.fileName,
}

/** The addresses of all suppliers, with what became of their last lists. */
export async function listFeeds(db: Queryable): Promise<SupplierFeed[]> {
  const feeds = await db.select().from(supplierFeeds).orderBy(asc(supplierFeeds.supplierId))
  const runs = await db.select(runColumns).from(supplierFeedRuns).orderBy(desc(supplierFeedRuns.id))
  const runsOf = Map.groupBy(runs, ({ supplierId }) => supplierId)
  return feeds.map(({ who: _who, ...feed }) => ({
    ...withIso(feed),
    runs: (runsOf.get(feed.supplierId) ?? []).map(({ supplierId: _supplier, ...run }) => withIso(run)),
  }))
}

/** The first list is fetched at once. */
export async function saveFeed(
  tx: Transaction,
  supplierId: number,
  feed: FeedInput & { who: string },
): Promise<void> {
  const due = { nextRunAt: sql`now()` }
  await tx
    .insert(supplierFeeds)
    .values({ supplierId, ...feed })
    .onConflictDoUpdate({ target: supplierFeeds.supplierId, set: { ...feed, ...due } })
}

export async function deleteFeed(tx: Transaction, supplierId: number): Promise<void> {
  await tx.delete(supplierFeeds).where(eq(supplierFeeds.supplierId, supplierId))
}

/** Returns whether there is such an address. */
export async function askForFeed(tx: Transaction, supplierId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(supplierFeeds)
    .set({ nextRunAt: sql`now()` })
    .where(eq(supplierFeeds.supplierId, supplierId))
  return rowCount === 1
}

/** Each address again and again, after its own hours. */
const feedQueue = leasedQueue({
  table: supplierFeeds,
  id: supplierFeeds.supplierId,
  isWaiting: undefined,
  due: supplierFeeds.nextRunAt,
  lease: { nextRunAt: sql`now() + make_interval(hours => ${supplierFeeds.everyHours})` },
})

/** Takes the feed that has been due for the longest time; another instance that asks meanwhile gets another one. */
export const takeDueFeed = (db: Database): Promise<Feed | null> => feedQueue.claim(db)

/** Writes down what became of a list. One that still waits is outdated by it, unless nothing came. */
export async function saveRun(db: Database, run: NewRun): Promise<void> {
  const { supplierId } = run
  await db.transaction(async (tx) => {
    if (run.outcome !== 'failed')
      await tx
        .update(supplierFeedRuns)
        .set({ outcome: 'outdated', file: null })
        .where(and(eq(supplierFeedRuns.supplierId, supplierId), eq(supplierFeedRuns.outcome, 'waiting')))
    await tx.insert(supplierFeedRuns).values(run)
    await tx.execute(sql`
      delete from ${supplierFeedRuns} where supplier_id = ${supplierId} and outcome <> 'waiting' and id not in (
        select id from ${supplierFeedRuns} where supplier_id = ${supplierId} order by id desc limit ${KEPT_RUNS}
      )
    `)
  })
}

/** The list that waits for a person; null: there is none any more. */
export async function findWaiting(db: Queryable, runId: number): Promise<Buffer | null> {
  const [run] = await db
    .select({ file: supplierFeedRuns.file })
    .from(supplierFeedRuns)
    .where(and(eq(supplierFeedRuns.id, runId), eq(supplierFeedRuns.outcome, 'waiting')))
  return run?.file ? Buffer.from(run.file, 'base64') : null
}

/** A list that waited has been applied by a person. */
export async function markApplied(
  db: Queryable,
  { supplierId, digest, importId }: { supplierId: number; digest: string; importId: number },
): Promise<void> {
  await db
    .update(supplierFeedRuns)
    .set({ outcome: 'applied', importId, file: null })
    .where(
      and(
        eq(supplierFeedRuns.supplierId, supplierId),
        eq(supplierFeedRuns.digest, digest),
        eq(supplierFeedRuns.outcome, 'waiting'),
      ),
    )
}
