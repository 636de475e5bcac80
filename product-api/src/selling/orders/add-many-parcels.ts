import type { AddParcels, ParcelOutcomes } from '@bieznik/contract/selling/many-parcels'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { addParcel } from './change-parcels.ts'

type Deps = { db: Database; log: Pick<FastifyBaseLogger, 'error'> }

/** One order after the other, each in a transaction of its own; what fails leaves those before it with their parcels, and is told. */
export async function addManyParcels(
  { db, log }: Deps,
  { parcels, who }: AddParcels & { who: string },
): Promise<ParcelOutcomes> {
  const outcomes: ParcelOutcomes = { added: [], refused: [] }
  for (const parcel of parcels) {
    const { orderId } = parcel
    try {
      await addParcel(db, { ...parcel, who })
      outcomes.added.push(orderId)
    } catch (error) {
      const isRefusal = error instanceof ProblemError
      if (!isRefusal) log.error({ err: error, orderId }, 'orders: one of many parcels could not be added')
      outcomes.refused.push({ orderId, code: isRefusal ? error.code : 'internal' })
    }
  }
  return outcomes
}
