import type { AddParcels, ParcelOutcomes } from '@bieznik/contract/selling/many-parcels'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { oneByOne } from '../../platform/http/one-by-one.ts'
import { addParcel } from './change-parcels.ts'

type Deps = { db: Database; log: Pick<FastifyBaseLogger, 'error'> }

/** What fails leaves the others written down, and is reported once for its order. */
export async function addManyParcels(
  { db, log }: Deps,
  { parcels, who }: AddParcels & { who: string },
): Promise<ParcelOutcomes> {
  const { refused } = await oneByOne(parcels, (parcel) => addParcel(db, { ...parcel, who }), {
    log,
    message: 'orders: one of many parcels could not be added',
  })
  const codes = new Map(refused.map(({ orderId, code }) => [orderId, code]))
  const ids = new Set(parcels.map(({ orderId }) => orderId))
  return {
    added: [...ids].filter((id) => !codes.has(id)),
    refused: [...codes].map(([orderId, code]) => ({ orderId, code })),
  }
}
