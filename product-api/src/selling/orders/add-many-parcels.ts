import type { AddParcels, ParcelOutcomes } from '@bieznik/contract/selling/many-parcels'
import type { ProblemCode } from '@bieznik/contract/platform/problem-codes'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { addParcel } from './change-parcels.ts'

type Deps = { db: Database; log: Pick<FastifyBaseLogger, 'error'> }

/** One parcel after the other, each in a transaction of its own; what fails leaves those before it written down, and is reported once for its order. */
export async function addManyParcels(
  { db, log }: Deps,
  { parcels, who }: AddParcels & { who: string },
): Promise<ParcelOutcomes> {
  const refused = new Map<number, ProblemCode>()
  for (const parcel of parcels) {
    const { orderId } = parcel
    try {
      await addParcel(db, { ...parcel, who })
    } catch (error) {
      const isRefusal = error instanceof ProblemError
      if (!isRefusal) log.error({ err: error, orderId }, 'orders: one of many parcels could not be added')
      refused.set(orderId, isRefusal ? error.code : 'internal')
    }
  }
  const ids = new Set(parcels.map(({ orderId }) => orderId))
  return {
    added: [...ids].filter((id) => !refused.has(id)),
    refused: [...refused].map(([orderId, code]) => ({ orderId, code })),
  }
}
