import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Queryable } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import {
  listChanges,
  listIndexedRows,
  listRowsOf,
  type IndexScope,
  type SeenChanges,
} from './indexed-rows.queries.ts'
import { readAddedWords, WORDS_CHANGED } from './added-words.queries.ts'
import { ProductIndex } from './product-index.ts'

const ROWS_PER_QUERY = 1_000

/** Rows that are indexed in one turn of the event loop: some milliseconds. */
const ROWS_PER_TURN = 50

/** More changes than this are left to a rebuild. */
const MANY_CHANGES = 5_000

/** A replica that lags catches up sooner; a restored database stays behind. */
const MAX_BEHIND_MS = 60_000

/** The last number that a transaction can have. */
const NO_TRANSACTION = '18446744073709551615'

type IndexState = {
  index: ProductIndex
  /** The first transaction of which changes may be missing, and those after it whose changes are in. */
  since: string
  seen: Set<string>
  /** Since when the database has been older than the index, in milliseconds; null: it is not. */
  behindAt: number | null
  /** A rebuild will replace it; until then it is used as it is. */
  isOutdated: boolean
}

export type IndexKeeper = {
  /**
   * The index with everything that was committed before the call, unless so much has changed that it is being rebuilt. Throws what the
   * database throws.
   */
  current: () => Promise<ProductIndex>
  /** Builds a new index and swaps it in; searches use the old one until then. */
  rebuild: () => Promise<void>
  /** Frees the index; the next search builds a new one. */
  discard: () => void
}

type KeeperDeps = {
  catalogue: CatalogueReader
  logger: Pick<Logger, 'info' | 'warn'>
  scope?: IndexScope
  maxBehindMs?: number
}

/**
 * The index of what is on sale (or of all products), in this process, built when it is first asked for. Before each search, applies changes that any process has
 * committed since the last one.
 */
export function createIndexKeeper({
  catalogue,
  logger,
  scope = 'on_sale',
  maxBehindMs = MAX_BEHIND_MS,
}: KeeperDeps): IndexKeeper {
  let latest: Promise<IndexState> | undefined
  let rebuilding: Promise<void> | undefined
  let refreshing: Promise<ProductIndex> | undefined

  async function build(): Promise<IndexState> {
    const startedAt = performance.now()
    const built = await catalogue.read((db) => readIndex(db, scope))
    const ms = Math.round(performance.now() - startedAt)
    logger.info({ products: built.index.size, ms }, 'search: index built')
    return built
  }

  /** A build that fails is tried again by the next search. */
  async function latestState(): Promise<IndexState> {
    const own = (latest ??= build())
    try {
      return await own
    } catch (error) {
      if (latest === own) latest = undefined
      throw error
    }
  }

  async function replace(): Promise<void> {
    const building = build()
    latest ??= building
    try {
      latest = Promise.resolve(await building)
    } catch (error) {
      if (latest === building) latest = undefined
      throw error
    }
  }

  function rebuild(): Promise<void> {
    rebuilding ??= replace().finally(() => (rebuilding = undefined))
    return rebuilding
  }

  function leaveToRebuild(state: IndexState): void {
    state.isOutdated = true
    rebuild().catch((error: unknown) => {
      state.isOutdated = false
      logger.warn({ err: error }, 'search: rebuilding the index failed')
    })
  }

  async function refresh(): Promise<ProductIndex> {
    const state = await latestState()
    if (state.isOutdated) return state.index
    const found = await catalogue.read(async (db) => {
      const noted = await listChanges(db, state.since, [...state.seen], MANY_CHANGES + 1)
      const ids = [...noted.changes.values()].flat()
      const isMuch = ids.length > MANY_CHANGES
      const different = [...new Set(ids)]
      const hasNewWords = different.includes(WORDS_CHANGED)
      return {
        noted,
        isMuch,
        ids: different,
        rows: isMuch ? [] : await rowsOf(db, scope, different),
        words: hasNewWords ? await readAddedWords(db) : null,
      }
    })
    if (BigInt(found.noted.firstOpen) < BigInt(state.since)) {
      state.behindAt ??= performance.now()
      if (performance.now() - state.behindAt >= maxBehindMs) leaveToRebuild(state)
      return state.index
    }
    state.behindAt = null
    if (found.words) state.index.addedWords = found.words
    if (found.isMuch) leaveToRebuild(state)
    else await apply(state, found.noted, found.ids, found.rows)
    return state.index
  }

  return {
    // Concurrent searches share one refresh; none joins a refresh that started before it.
    current: async () => {
      await refreshing?.catch(() => undefined)
      refreshing ??= refresh().finally(() => (refreshing = undefined))
      return refreshing
    },
    rebuild,
    discard: () => {
      latest = undefined
    },
  }
}

async function readIndex(db: Queryable, scope: IndexScope): Promise<IndexState> {
  // First which transactions are open, then the rows: what is committed in between comes with the changes as well.
  const { firstOpen } = await listChanges(db, NO_TRANSACTION, [], 1)
  const index = new ProductIndex()
  index.addedWords = await readAddedWords(db)
  for (let after = 0; ;) {
    const rows = await listIndexedRows(db, scope, after, ROWS_PER_QUERY)
    await inTurns(rows, (row) => index.put(row))
    after = rows.at(-1)?.id ?? after
    if (rows.length < ROWS_PER_QUERY) break
  }
  index.sorted()
  return { index, since: firstOpen, seen: new Set(), behindAt: null, isOutdated: false }
}

async function rowsOf(db: Queryable, scope: IndexScope, ids: readonly number[]) {
  const rows = []
  for (let at = 0; at < ids.length; at += ROWS_PER_QUERY)
    rows.push(...(await listRowsOf(db, scope, ids.slice(at, at + ROWS_PER_QUERY))))
  return rows
}

async function apply(
  state: IndexState,
  { changes, firstOpen }: SeenChanges,
  ids: readonly number[],
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<void> {
  const indexed = new Map(rows.map((row) => [row.id, row]))
  await inTurns(ids, (id) => {
    const row = indexed.get(id)
    if (row) state.index.put(row)
    else state.index.remove(id)
  })
  state.since = firstOpen
  for (const tx of changes.keys()) state.seen.add(tx)
  for (const tx of state.seen) if (BigInt(tx) < BigInt(firstOpen)) state.seen.delete(tx)
}

/** Requests are served between the turns. */
async function inTurns<Item>(items: readonly Item[], each: (item: Item) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % ROWS_PER_TURN === 0) await nextTurn()
    each(item)
  }
}
