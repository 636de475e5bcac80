import { endedDispatchStates } from '@bieznik/contract/selling/dispatch-order'
import { inArray, notInArray, sql } from 'drizzle-orm'
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
import { doublingDelay, inSeconds, leasedQueue } from '../../platform/jobs/leased-queue.ts'
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

/** Dispatch orders that a carrier has not ended. */
export const dispatchQueue = leasedQueue({
  table: dispatchOrders,
  id: dispatchOrders.id,
  isWaiting: notInArray(dispatchOrders.state, [...endedDispatchStates]),
  due: dispatchOrders.dueAt,
  lease: { tries: sql`${dispatchOrders.tries} + 1`, dueAt: inSeconds(LEASE_S) },
})

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
  await dispatchQueue.change(db, row.id, {
    dueAt: inSeconds(delay),
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
    return dispatchQueue.change(db, row.id, {
      state: 'refused',
      problem,
      problemFields: [...fields],
      dueAt: inSeconds(0),
    })
  }
  logger.error({ err: error, dispatchOrderId }, 'carriers: a dispatch order could not be followed')
  const delay = Math.max(carrierId === null ? ASK_AGAIN_S : 0, doublingDelay(tries, LONGEST_DELAY_S))
  const problem = error instanceof CarrierAway ? 'away' : 'other'
  return dispatchQueue.change(db, row.id, { problem, dueAt: inSeconds(delay) })
}

/** Does the next step of every dispatch order that is due. A failure of one puts it off, and nothing of it is lost. */
export async function followDueDispatchOrders(deps: Deps): Promise<void> {
  const names = deps.carriers.filter(({ couriers }) => couriers !== null).map(({ name }) => name)
  if (names.length === 0) return
  for (let steps = 0; steps < AT_ONCE; steps += 1) {
    const row = await dispatchQueue.claim(deps.db, inArray(dispatchOrders.carrier, names))
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
