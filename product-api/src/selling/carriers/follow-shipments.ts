import { endedStates, type ShipmentState } from '@bieznik/contract/selling/shipment'
import { and, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { shipments, type ShipmentRow } from '../../platform/db/schema/shipments.ts'
import { doublingDelay, inSeconds, leasedQueue } from '../../platform/jobs/leased-queue.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { CarrierAway, CarrierRefusal, type Carrier, type CarrierShipment } from './carrier.ts'
import { getCarrierRequest } from './carrier-request.ts'
import { storeParcel, removeParcelOf } from './shipment-parcel.ts'

const POLL_MS = 2_000
/** Longer than the calls of one step can take. */
const LEASE_S = 120
/** After a creation without a response: what the carrier still works on is found by then. */
const ASK_AGAIN_S = 30
const LONGEST_DELAY_S = 600
const LONGEST_PREPARING_S = 60
/** A parcel that is on its way is looked at so often. */
const FOLLOW_S = 1_800
/** Shipments of one run. */
const AT_ONCE = 100

type Deps = {
  db: Database
  carriers: readonly Carrier[]
  logger: Pick<Logger, 'error' | 'warn'>
}

type Values = Partial<typeof shipments.$inferInsert>

/** Shipments whose way has not ended. The lease is apart from when one is due: staff who take one back make it due while it is followed. */
export const shipmentQueue = leasedQueue({
  table: shipments,
  id: shipments.id,
  isWaiting: notInArray(shipments.state, [...endedStates]),
  due: shipments.dueAt,
  lease: { tries: sql`${shipments.tries} + 1`, leasedUntil: inSeconds(LEASE_S) },
})

const isNotLeased = or(isNull(shipments.leasedUntil), lte(shipments.leasedUntil, sql`now()`))

function claim({ db, carriers }: Deps): Promise<ShipmentRow | null> {
  const names = carriers.map(({ name }) => name)
  return shipmentQueue.claim(db, and(inArray(shipments.carrier, names), isNotLeased))
}

/** Gives it back with what was found out. One that staff have taken back meanwhile is due at once. */
async function giveBack(
  db: Database,
  { id, isCanceling }: ShipmentRow,
  seconds: number,
  values: Values,
): Promise<void> {
  const isTakenBack = sql`${shipments.isCanceling} and not ${isCanceling}`
  const dueAt = sql`case when ${isTakenBack} then now() else ${inSeconds(seconds)} end`
  await shipmentQueue.change(db, id, { ...values, leasedUntil: null, dueAt })
}

function delayOf(state: ShipmentState, tries: number): number {
  return state === 'preparing' ? doublingDelay(tries, LONGEST_PREPARING_S) : FOLLOW_S
}

/** Keeps what the carrier has: a number becomes a parcel of the order, and the label is fetched while it is of use. */
async function absorb({ db, carriers }: Deps, row: ShipmentRow, found: CarrierShipment): Promise<void> {
  const { id: carrierId, status: carrierStatus, state, number } = found
  // That it is too late to take it back stays said until it moves on.
  const problem = row.problem === 'too_late' && state === row.state ? row.problem : found.problem
  const known: Values = { carrierId, carrierStatus, state, number, problem, problemFields: [] }
  const isOver = endedStates.some((ended) => ended === state)
  if (state === 'canceled' || state === 'refused') await removeParcelOf(db, row)
  else if (number !== null) await storeParcel(db, row, number)
  const tries = state === row.state ? row.tries : 0
  const lacksLabel = !isOver && number !== null && row.label === null
  if (!lacksLabel) {
    await giveBack(db, row, delayOf(state, tries), {
      ...known,
      tries,
      // What stands on it is of no use any more.
      ...(isOver && { label: null, isCanceling: false }),
    })
    return
  }
  // First the number, which would be lost with a label that does not come.
  await shipmentQueue.change(db, row.id, { ...known, tries })
  const carrier = requireCarrier(carriers, row)
  const pdf = await carrier.label(carrierId)
  await giveBack(db, row, delayOf(state, tries), { label: pdf.toString('base64') })
}

function requireCarrier(carriers: readonly Carrier[], { carrier }: Pick<ShipmentRow, 'carrier'>): Carrier {
  const found = carriers.find(({ name }) => name === carrier)
  if (!found) throw new Error('carriers: a shipment of a carrier that is not configured')
  return found
}

/** A refused look says nothing of the shipment, which may be there: it is no refusal of what was asked for. */
async function findAgain(
  carrier: Carrier,
  { reference, askedAt }: ShipmentRow,
): Promise<CarrierShipment | null> {
  try {
    return await carrier.find(reference, askedAt)
  } catch (cause) {
    if (!(cause instanceof CarrierRefusal)) throw cause
    throw new CarrierAway('A carrier could not be asked for a shipment that it may have', { cause })
  }
}

/** One that may have been created before is looked for first: a repeat would be a second parcel, and be paid for. */
async function ask(deps: Deps, carrier: Carrier, row: ShipmentRow): Promise<void> {
  const found = row.tries > 1 ? await findAgain(carrier, row) : null
  if (found) return absorb(deps, row, found)
  if (row.isCanceling)
    return giveBack(deps.db, row, 0, { state: 'canceled', isCanceling: false, problem: null })
  await absorb(deps, row, await carrier.create(await getCarrierRequest(deps.db, row)))
}

async function cancel({ db }: Deps, carrier: Carrier, row: ShipmentRow, carrierId: string): Promise<void> {
  await carrier.cancel(carrierId)
  await removeParcelOf(db, row)
  await giveBack(db, row, 0, {
    state: 'canceled',
    carrierStatus: 'canceled',
    isCanceling: false,
    problem: null,
    problemFields: [],
    label: null,
  })
}

async function step(deps: Deps, row: ShipmentRow): Promise<void> {
  const carrier = requireCarrier(deps.carriers, row)
  const { carrierId } = row
  if (carrierId === null) return ask(deps, carrier, row)
  if (row.isCanceling) return cancel(deps, carrier, row, carrierId)
  return absorb(deps, row, await carrier.get(carrierId))
}

/** A refusal ends what was asked for; of a parcel that the carrier has, it only says that this call did not help. */
async function saveFailure({ db, logger }: Deps, row: ShipmentRow, error: unknown): Promise<void> {
  const { id: shipmentId, carrierId, tries } = row
  if (error instanceof CarrierRefusal) {
    const { problem, fields } = error
    logger.warn({ shipmentId, problem, fields }, 'carriers: a carrier refused')
    const known = { problem, problemFields: [...fields], isCanceling: false }
    if (carrierId === null) return giveBack(db, row, 0, { ...known, state: 'refused' })
    return giveBack(db, row, LONGEST_DELAY_S, known)
  }
  logger.error({ err: error, shipmentId }, 'carriers: a shipment could not be followed')
  const delay = Math.max(carrierId === null ? ASK_AGAIN_S : 0, doublingDelay(tries, LONGEST_DELAY_S))
  return giveBack(db, row, delay, { problem: error instanceof CarrierAway ? 'away' : 'other' })
}

/** Does the next step of every shipment that is due. A failure of one puts it off, and nothing of it is lost. */
export async function followDue(deps: Deps): Promise<number> {
  let steps = 0
  for (; steps < AT_ONCE; steps += 1) {
    const row = await claim(deps)
    if (!row) break
    try {
      await step(deps, row)
    } catch (error) {
      await saveFailure(deps, row, error)
    }
  }
  return steps
}

/** Any number of processes may do so over one database. */
export function startFollowing(deps: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'carriers: following shipments',
    everyMs: POLL_MS,
    logger: deps.logger,
    run: async () => void (await followDue(deps)),
  })
}
