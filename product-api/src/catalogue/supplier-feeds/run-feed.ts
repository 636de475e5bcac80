import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import type { FeedRun } from '@bieznik/contract/catalogue/supplier-feed'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { listCurrencyRates } from '../../money/exchange-rates/currency-rates.queries.ts'
import { applyImport } from '../import/apply-import.ts'
import { FileError } from '../import/file-error.ts'
import { openFile } from '../import/open-file.ts'
import type { PlanOptions } from '../import/plan.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
import { findSupplier } from '../suppliers/suppliers.queries.ts'
import { checkList, isWithin } from './check-list.ts'
import { saveRun, type Feed } from './feeds.queries.ts'
import { FeedError, type FetchedList } from './fetch-list.ts'
import { digestOf } from './list-digest.ts'

export type FeedDeps = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  rules: Pick<PlanOptions, 'pictureHosts' | 'requiresSafetyData'>
  fetchList: (address: string, settings: { signal?: AbortSignal }) => Promise<FetchedList>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

type Run = Omit<Parameters<typeof saveRun>[1], 'supplierId'>

/** Fetches the list of a supplier and writes down what became of it. Rejects where the database does. */
export async function runFeed(deps: FeedDeps, feed: Feed, signal?: AbortSignal): Promise<void> {
  const { db, logger } = deps
  const { supplierId } = feed
  const run = await outcomeOf(deps, feed, signal).catch((error: unknown): Run | null => {
    // What the end of the program cuts off is tried again when it is due.
    if (signal?.aborted) return null
    const reason = reasonOf(error)
    if (reason === 'failed') logger.error({ err: error, supplierId }, 'supplier lists: a run failed')
    else logger.warn({ supplierId, reason }, 'supplier lists: no list could be read')
    return { outcome: 'failed', reason }
  })
  if (!run) return
  await saveRun(db, { ...run, supplierId })
  logger.info({ supplierId, outcome: run.outcome, counts: run.counts }, 'supplier lists: a run ended')
}

const reasonOf = (error: unknown): NonNullable<FeedRun['reason']> =>
  error instanceof FeedError || error instanceof FileError ? error.reason : 'failed'

async function outcomeOf(deps: FeedDeps, feed: Feed, signal?: AbortSignal): Promise<Run> {
  const { db, rules, fetchList } = deps
  const { supplierId } = feed
  const reading = (await findSupplier(db, supplierId))?.reading
  if (!reading) throw new FeedError('no_reading')
  const { body, fileName } = await fetchList(feed.url, { ...(signal && { signal }) })
  const { columns: _, ...options } = reading
  const asked: ImportOptions = { ...options, supplierId }
  const list = await openFile(db, body, asked)
  const plan = { ...asked, ...rules, rates: await listCurrencyRates(db) }
  const { fingerprint, ...checked } = await checkList(db, list, plan)
  const { created, changed, same, refused } = checked.counts
  // A list whose columns were renamed is refused line by line, and would look as if nothing changed.
  if (created + changed + same === 0 && refused > 0)
    return { ...checked, outcome: 'failed', reason: 'nothing_taken' }
  if (created + changed === 0) return { ...checked, outcome: 'same' }
  if (!feed.applies || !isWithin(feed, checked))
    return { ...checked, outcome: 'waiting', file: body.toString('base64'), fileName, digest: digestOf(body) }
  const work = { who: feed.who, say: () => undefined, ...(signal && { signal }) }
  const applied = await applyImport(deps, list, { ...plan, fingerprint, fileName }, work)
  deps.storefront.changed(tagsOfProducts(applied.touched))
  return { ...checked, outcome: 'applied', importId: applied.importId }
}
