import { MAX_LABELS_AT_ONCE } from '@bieznik/contract/selling/shipment'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { CarrierAway, CarrierRefusal, type Carrier } from './carrier.ts'

const RETRY_AFTER_S = 5

/**
 * The labels of these orders in one file, which the carrier makes; each by itself is kept here. Throws not_found when there is none,
 * invalid_request for more than fit, unavailable while the carrier is away, and upstream_failed when it refuses.
 */
export async function getLabelsOfOrders(
  db: Queryable,
  carriers: readonly Carrier[],
  orderIds: readonly number[],
): Promise<Buffer> {
  const rows = await db
    .select({ carrier: shipments.carrier, carrierId: shipments.carrierId })
    .from(shipments)
    .where(and(inArray(shipments.orderId, [...orderIds]), isNotNull(shipments.label)))
    .orderBy(asc(shipments.orderId), asc(shipments.id))
  const carrier = carriers.find(({ name }) => name === rows[0]?.carrier)
  if (!carrier) throw notFound('label')
  const ids = rows.flatMap(({ carrierId }) => carrierId ?? [])
  if (ids.length > MAX_LABELS_AT_ONCE)
    throw new ProblemError('invalid_request', `At most ${MAX_LABELS_AT_ONCE} labels fit into one file.`)
  try {
    return await carrier.labels(ids)
  } catch (cause) {
    if (cause instanceof CarrierAway)
      throw new ProblemError('unavailable', 'The carrier does not answer.', {
        retryAfter: RETRY_AFTER_S,
        cause,
      })
    if (cause instanceof CarrierRefusal)
      throw new ProblemError('upstream_failed', 'The carrier refused.', { cause })
    throw cause
  }
}
