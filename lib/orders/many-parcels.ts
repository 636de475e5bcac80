import { parcelOutcomesSchema, type AddParcels } from '@bieznik/contract/many-parcels'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS } from './order-queries'

/** Adds a parcel to each of many orders; the orders are read again whatever comes of it. */
export function addParcelsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (parcels: AddParcels) =>
      callBff('/api/admin/orders/parcels', { method: 'POST', json: parcels, reply: parcelOutcomesSchema }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}
