import type { SearchMiss } from '@bieznik/contract/catalogue/search'
import { desc, inArray, lt, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Queryable } from '../../platform/db/client.ts'
import { MAX_COUNTED_TEXT, searchMisses } from '../../platform/db/schema/search-index.ts'
import type { Page } from '../../platform/http/paging.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { foldWord } from './fold-words.ts'
import type { Found } from './find-products.ts'

/** Maximum number of rows; the least recent are deleted. */
const MOST_ROWS = 2_000

/** What was not searched for since is deleted. */
const OLD_DAYS = 180

/** Different texts between two writes; further ones are not counted. */
const MOST_PENDING = 1_000

const FLUSH_MS = 30_000

/** An e-mail address, or digits enough for a phone number or a document: no product query looks like this. */
const MAY_BE_PERSONAL = /@|(?:\d[\s().-]*){8,}/

/**
 * What of a search is worth counting: the whole text when it found nothing, else the words that nothing has. What may name a person is left
 * out.
 */
export function missesOf(text: string, { total, understood }: Pick<Found, 'total' | 'understood'>): string[] {
  const missed = total === 0 ? [text] : understood.unknown
  return [...new Set(missed.map((each) => foldWord(each).replaceAll(/\s+/g, ' ').trim()))].filter(
    (each) => each !== '' && each.length <= MAX_COUNTED_TEXT && !MAY_BE_PERSONAL.test(each),
  )
}

export type MissCounter = {
  add: (texts: readonly string[]) => void
  /** Writes what was counted since the last time, and deletes old rows. What cannot be written is counted on. */
  flush: (db: Queryable) => Promise<void>
}

/** Counts in memory, so that no search writes to the database. */
export function createMissCounter(): MissCounter {
  const pending = new Map<string, number>()
  const count = (text: string, times: number): void => {
    if (pending.has(text) || pending.size < MOST_PENDING) pending.set(text, (pending.get(text) ?? 0) + times)
  }
  return {
    add: (texts) => {
      for (const text of texts) count(text, 1)
    },
    flush: async (db) => {
      const counted = [...pending]
      pending.clear()
      try {
        await writeMisses(db, counted)
      } catch (error) {
        for (const [text, times] of counted) count(text, times)
        throw error
      }
    },
  }
}

async function writeMisses(db: Queryable, counted: readonly [text: string, times: number][]): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  const rows = counted
    .map(([text, times]) => ({ text, times }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
  if (rows.length > 0)
    await db
      .insert(searchMisses)
      .values(rows)
      .onConflictDoUpdate({
        target: searchMisses.text,
        set: {
          times: sql`least(${searchMisses.times}::bigint + excluded.times, 2147483647)::integer`,
          lastAt: sql`now()`,
        },
      })
  const tooMany = db
    .select({ text: searchMisses.text })
    .from(searchMisses)
    .orderBy(desc(searchMisses.lastAt), searchMisses.text)
    .offset(MOST_ROWS)
  await db
    .delete(searchMisses)
    .where(
      or(
        lt(searchMisses.lastAt, sql`now() - make_interval(days => ${OLD_DAYS})`),
        inArray(searchMisses.text, tooMany),
      ),
    )
}

/** Writes the counts from time to time, and once more when it is stopped. */
export function startWritingMisses(
  db: Queryable,
  misses: MissCounter,
  logger: Pick<Logger, 'error'>,
): PeriodicJob {
  const name = 'search: writing searches in vain'
  const job = startPeriodicJob({
    name,
    everyMs: FLUSH_MS,
    firstAfterMs: FLUSH_MS,
    logger,
    run: () => misses.flush(db),
  })
  return {
    stop: async () => {
      await job.stop()
      await misses.flush(db).catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
    },
  }
}

/** The texts that were searched for in vain most often. */
export async function listMisses(db: Queryable, limit: number): Promise<Page<SearchMiss>> {
  const rows = await db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.times), desc(searchMisses.lastAt), searchMisses.text)
    .limit(limit)
  return {
    rows: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    total: await db.$count(searchMisses),
  }
}
