import { endedDispatchStates } from '@bieznik/contract/selling/dispatch-order'
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { dispatchOrders, type DispatchOrderRow } from '../../platform/db/schema/dispatch-orders.ts'
import {
  CarrierAway,
  DispatchRefusal,
  type Carrier,
  type CarrierDispatch,
  type CourierOrders,
} from './carrier.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { listDispatched } from './dispatch-orders.queries.ts'

const POLL_MS = 2_000
/** Longer than the calls of one step can take: a process that dies with one holds it back for so long. */
const LEASE_S = 120
/** After a creation without a response: what the carrier still works on is found by then. */
const ASK_AGAIN_S = 30
const LONGEST_DELAY_S = 600
/** ShipX says some seconds later whether it takes it. */
const LOOK_AFTER_S = 3
/** Whether the courier was there. */
const FOLLOW_S = 1_800
/** Dispatch orders of one run. */
const AT_ONCE = 20

type Deps = {
  db: Database
  carriers: readonly Carrier[]
  logger: Pick<Logger, 'error' | 'warn'>
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Takes the next one that is due, which no other instance gets until the lease is over. */
async function claim(db: Database, names: readonly Carrier['name'][]): Promise<DispatchOrderRow | null> {
  const due = db
    .select({ id: dispatchOrders.id })
    .from(dispatchOrders)
    .where(
      and(
        inArray(dispatchOrders.carrier, [...names]),
        notInArray(dispatchOrders.state, [...endedDispatchStates]),
        lte(dispatchOrders.dueAt, sql`now()`),
      ),
    )
    .orderBy(asc(dispatchOrders.dueAt), asc(dispatchOrders.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(dispatchOrders)
    .set({ tries: sql`${dispatchOrders.tries} + 1`, dueAt: inSeconds(LEASE_S) })
    .where(eq(dispatchOrders.id, sql`(${due})`))
    .returning()
  return claimed ?? null
}

type Values = Partial<typeof dispatchOrders.$inferInsert>

async function giveBack(db: Database, id: number, seconds: number, values: Values): Promise<void> {
  await db
    .update(dispatchOrders)
    .set({ ...values, dueAt: inSeconds(seconds) })
    .where(eq(dispatchOrders.id, id))
}

/** A refused look says nothing of the courier, who may have been ordered. */
async function findAgain(couriers: CourierOrders, shipmentId: string, since: Date) {
  try {
    return await couriers.find(shipmentId, since)
  } catch (cause) {
    if (!(cause instanceof DispatchRefusal)) throw cause
    throw new CarrierAway('A carrier could not be asked for a courier who may have been ordered', { cause })
  }
}

/** One that may have been ordered before is looked for first: a repeat would bring a second courier, and be paid for. */
async function order(db: Database, couriers: CourierOrders, row: DispatchOrderRow): Promise<CarrierDispatch> {
  const ids = await listDispatched(db, row.id)
  const [first] = ids
  if (first === undefined) throw new DispatchRefusal('parcels', [])
  const found = row.tries > 1 ? await findAgain(couriers, first, row.askedAt) : null
  return found ?? couriers.create(ids)
}

async function step({ db }: Deps, couriers: CourierOrders, row: DispatchOrderRow): Promise<void> {
  const { carrierId } = row
  const found = carrierId === null ? await order(db, couriers, row) : await couriers.get(carrierId)
  const { id, status: carrierStatus, state, problem } = found
  const isNew = state !== row.state
  const delay = state === 'sent' ? Math.min(LOOK_AFTER_S * 2 ** (isNew ? 0 : row.tries), FOLLOW_S) : FOLLOW_S
  await giveBack(db, row.id, delay, {
    carrierId: id,
    carrierStatus,
    state,
    problem,
    problemFields: [],
    tries: isNew ? 0 : row.tries,
  })
}

/** A refusal before the carrier has it ends it, and its parcels wait again; of one that the carrier has, it says nothing. */
async function recordFailure({ db, logger }: Deps, row: DispatchOrderRow, error: unknown): Promise<void> {
  const { id: dispatchOrderId, carrierId, tries } = row
  if (error instanceof DispatchRefusal && carrierId === null) {
    const { problem, fields } = error
    logger.warn({ dispatchOrderId, problem, fields }, 'carriers: no courier was sent')
    return giveBack(db, row.id, 0, { state: 'refused', problem, problemFields: [...fields] })
  }
  logger.error({ err: error, dispatchOrderId }, 'carriers: a dispatch order could not be followed')
  const delay = Math.min(
    Math.max(carrierId === null ? ASK_AGAIN_S : 0, 2 ** Math.min(tries, 12)),
    LONGEST_DELAY_S,
  )
  return giveBack(db, row.id, delay, { problem: error instanceof CarrierAway ? 'away' : 'other' })
}

/** Does the next step of every dispatch order that is due. A failure of one puts it off, and nothing of it is lost. */
export async function followDueDispatchOrders(deps: Deps): Promise<void> {
  const names = deps.carriers.filter(({ couriers }) => couriers !== null).map(({ name }) => name)
  if (names.length === 0) return
  for (let steps = 0; steps < AT_ONCE; steps += 1) {
    const row = await claim(deps.db, names)
    const couriers = deps.carriers.find(({ name }) => name === row?.carrier)?.couriers
    if (!row || !couriers) break
    try {
      await step(deps, couriers, row)
    } catch (error) {
      await recordFailure(deps, row, error)
    }
  }
}

/** Any number of processes may do so over one database. */
export function startFollowingCouriers(deps: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'carriers: following couriers',
    everyMs: POLL_MS,
    logger: deps.logger,
    run: () => followDueDispatchOrders(deps),
  })
}
