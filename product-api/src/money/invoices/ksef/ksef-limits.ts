import { sql, type SQL } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../../../platform/db/client.ts'
import { ksefCalls } from '../../../platform/db/schema/ksef-calls.ts'
import { KsefBusy, KsefError } from './ksef-error.ts'

/** Seconds, and how many calls may be made within any so many seconds. */
type Window = readonly [seconds: number, most: number]

/**
 * What KSeF lets a taxpayer do from one address: `limity-api.md` of 22.11.2025, and groups and `x-rate-limits` in the OpenAPI document 2.6.
 * `open` is what is called before somebody is logged in.
 */
export const ksefLimits = {
  open: [[1, 60]],
  onlineSession: [
    [1, 10],
    [60, 30],
    // Ours: ten sessions (a call opens one, a call closes it) in ten minutes, so that those of an hour are never used up.
    [600, 20],
    [3_600, 120],
  ],
  invoiceSend: [
    [1, 10],
    [60, 30],
    [3_600, 180],
  ],
  invoiceStatus: [
    [1, 30],
    [60, 120],
    [3_600, 1_200],
  ],
  sessionMisc: [
    [1, 10],
    [60, 120],
    [3_600, 1_200],
  ],
  invoiceMetadata: [
    [1, 8],
    [60, 16],
    [3_600, 20],
  ],
} as const satisfies Record<string, readonly Window[]>
export type KsefGroup = keyof typeof ksefLimits

/** Makes a call of a group once the limits have room for it. Rejects with KsefBusy when that takes longer than a moment. */
export type KsefPace = <Result>(group: KsefGroup, call: () => Promise<Result>) => Promise<Result>

/** Seconds: the longest window. */
const REMEMBERED_S = 3_600
/** Seconds that a call may take: until it has ended it counts as one of then. */
const CALL_WITHIN_S = 20
/** Milliseconds that a call waits for its turn. */
const PATIENCE_MS = 2_000
/** Seconds, of a 429 that does not say how long. */
const RETRY_AFTER_S = 60

const now = sql`clock_timestamp()`
const seconds = (count: number) => sql`make_interval(secs => ${count})`
const blockedUntil = sql`(select max(${ksefCalls.blockedUntil}) from ${ksefCalls})`

/** When the call that fills a window leaves it; null: it is not full. */
const freeFrom = (group: KsefGroup, [length, most]: Window): SQL => sql`(
  select ${ksefCalls.at} + ${seconds(length)} from ${ksefCalls} where ${ksefCalls.kind} = ${group}
  order by ${ksefCalls.at} desc offset ${most - 1} limit 1
)`

const rowsSchema = z.array(z.object({ ms: z.coerce.number().nullable() }))

/** Milliseconds until the latest of these moments. */
async function untilLatest(db: Pick<Database, 'execute'>, moments: readonly SQL[]): Promise<number> {
  const latest = sql`greatest(${sql.join([...moments], sql`, `)})`
  const { rows } = await db.execute(sql`select extract(epoch from ${latest} - ${now}) * 1000 as ms`)
  return Math.max(0, rowsSchema.parse(rows)[0]?.ms ?? 0)
}

/** Milliseconds for which KSeF has asked not to be called, whoever of the shop's processes it was that called too often. */
export const msOfBlock = (db: Database): Promise<number> => untilLatest(db, [blockedUntil])

/** Writes a call down when there is room for it. */
async function take(db: Database, group: KsefGroup): Promise<{ id: number } | { waitMs: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ksef calls'))`)
    const windows: readonly Window[] = ksefLimits[group]
    const waitMs = await untilLatest(tx, [blockedUntil, ...windows.map((each) => freeFrom(group, each))])
    if (waitMs > 0) return { waitMs }
    await tx
      .delete(ksefCalls)
      .where(sql`greatest(${ksefCalls.at}, ${ksefCalls.blockedUntil}) < ${now} - ${seconds(REMEMBERED_S)}`)
    const [taken] = await tx
      .insert(ksefCalls)
      .values({ kind: group, at: sql`${now} + ${seconds(CALL_WITHIN_S)}` })
      .returning({ id: ksefCalls.id })
    if (!taken) throw new Error('ksef: a call was not written down')
    return taken
  })
}

/**
 * One pace for every process over the database. A call counts from its end on: KSeF has counted it before. After a 429 none is made until
 * `Retry-After` is over.
 */
export function createKsefPace(db: Database, pause: (ms: number) => Promise<unknown> = sleep): KsefPace {
  async function turn(group: KsefGroup): Promise<number> {
    for (let waited = 0; ;) {
      const taken = await take(db, group)
      if ('id' in taken) return taken.id
      waited += taken.waitMs
      if (waited > PATIENCE_MS) throw new KsefBusy(taken.waitMs)
      await pause(Math.ceil(taken.waitMs))
    }
  }

  async function end(id: number, error: unknown): Promise<void> {
    const isTooMany = error instanceof KsefError && error.code === 429
    const wait = isTooMany ? (error.retryAfter ?? RETRY_AFTER_S) : null
    await db
      .update(ksefCalls)
      .set({ at: now, ...(wait !== null && { blockedUntil: sql`${now} + ${seconds(wait)}` }) })
      .where(sql`${ksefCalls.id} = ${id}`)
    if (wait !== null) throw new KsefBusy(wait * 1_000)
  }

  return async (group, call) => {
    const id = await turn(group)
    try {
      const result = await call()
      await end(id, null)
      return result
    } catch (error) {
      await end(id, error)
      throw error
    }
  }
}

/** For a client that nothing limits. */
export const unlimited: KsefPace = (_group, call) => call()
