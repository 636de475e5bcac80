import { z } from 'zod'
import { detailsOf, ShipxRefusal } from './refusal.ts'
import { dispatchRequestSchema } from './request.ts'
import type { makeShipments, Pace } from './shipments.ts'

/* Couriers who are ordered for parcels that wait. What is wrong with a parcel is found out only afterwards, as in the sandbox. */

const dispatchSchema = z.object({
  id: z.int(),
  created_at: z.string(),
  shipments: z.array(z.object({ id: z.int() })),
  /** null: it goes by the clock. */
  moved_to: z.string().nullable(),
})
type Dispatch = z.output<typeof dispatchSchema>
export const dispatchesSchema = z.array(dispatchSchema)

export function makeDispatchOrders({
  stepMs,
  wayMs,
  shipments,
  kept,
}: Pick<Pace, 'stepMs' | 'wayMs'> & {
  shipments: ReturnType<typeof makeShipments>
  kept: readonly Dispatch[]
}) {
  const orders = [...kept]
  let nextId = Math.max(100, ...kept.map(({ id }) => id)) + 1

  const isForCourier = ({ id }: { id: number }) =>
    shipments.require(id).custom_attributes?.sending_method === 'dispatch_order'

  function statusOf(order: Dispatch): string {
    if (order.moved_to !== null) return order.moved_to
    const age = Date.now() - Date.parse(order.created_at)
    if (age < stepMs) return 'new'
    if (age < 2 * stepMs) return 'sent'
    if (!order.shipments.every(isForCourier)) return 'rejected'
    return age < wayMs ? 'accepted' : 'done'
  }

  function shown(order: Dispatch) {
    const status = statusOf(order)
    const isComing = status === 'accepted' || status === 'done'
    if (isComing) for (const { id } of order.shipments) shipments.collect(id, order.created_at)
    const { moved_to: _movedTo, ...rest } = order
    return { ...rest, status }
  }

  const isTaken = (id: number) =>
    orders
      .filter((order) => !['rejected', 'canceled'].includes(statusOf(order)))
      .some((order) => order.shipments.some((each) => each.id === id))

  function require_(id: number): Dispatch {
    const found = orders.find((each) => each.id === id)
    if (!found) throw new ShipxRefusal(404, 'resource_not_found')
    return found
  }

  return {
    create: (body: unknown) => {
      const read = dispatchRequestSchema.safeParse(body)
      if (!read.success) throw new ShipxRefusal(400, 'validation_failed', detailsOf(read.error.issues))
      const ids = read.data.shipments
      const known = new Set(shipments.all().map(({ id }) => id))
      // The document names no words for these.
      const isWrong = (id: number) =>
        !known.has(id) || shipments.statusOf(shipments.require(id)) !== 'confirmed' || isTaken(id)
      if (ids.some(isWrong)) throw new ShipxRefusal(400, 'validation_failed', { shipments: ['invalid'] })
      const order: Dispatch = {
        id: nextId,
        created_at: new Date().toISOString(),
        shipments: ids.map((id) => ({ id })),
        moved_to: null,
      }
      nextId += 1
      orders.push(order)
      return shown(order)
    },
    list: (shipmentId: number | null) => {
      const own = orders.filter(
        (order) => shipmentId === null || order.shipments.some(({ id }) => id === shipmentId),
      )
      return { href: '', count: own.length, page: 1, per_page: 100, items: own.toReversed().map(shown) }
    },
    get: (id: number) => shown(require_(id)),
    /** What becomes of it. */
    move: (id: number, status: string): void => {
      require_(id).moved_to = status
    },
    /** Parcels of those who came by the clock are on their way, also when nobody has asked since. */
    settle: (): void => {
      for (const order of orders) shown(order)
    },
    all: (): readonly Dispatch[] => orders,
  }
}
