import { addParcelsSchema, parcelOutcomesSchema } from '@bieznik/contract/many-parcels'
import { route } from '@/lib/http/route.server'
import { addParcels } from '@/lib/product-api/parcels.server'

export const POST = route(
  { role: 'staff', area: 'orders', body: addParcelsSchema, reply: parcelOutcomesSchema },
  async ({ body, ...who }) => ({ data: await addParcels(who, body) }),
)
