import { parcels } from '@bieznik/contract/endpoints/parcels'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { addManyParcels } from './add-many-parcels.ts'
import { addParcel, removeParcel } from './change-parcels.ts'

/** The parcels in which orders are sent. */
export const parcelRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, parcels.addMany, ({ body, caller, request: { log } }) =>
    addManyParcels({ db, log }, { ...body, who: caller.uid }),
  )
  implement(app, parcels.add, ({ params: { id: orderId }, body, caller }) =>
    addParcel(db, { orderId, who: caller.uid, ...body }),
  )
  implement(app, parcels.remove, ({ params: { id: orderId, parcelId }, caller }) =>
    removeParcel(db, { orderId, parcelId, who: caller.uid }),
  )
}
