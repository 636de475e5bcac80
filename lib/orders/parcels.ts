import { MAX_PARCEL_GRAMS, parcelSchema, type AddParcel } from '@bieznik/contract/parcel'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS } from './order-queries'

/** Grams of a weight in kilograms as people write it, with a comma or a point; null: nothing is written; undefined: it is no weight. */
export function gramsOf(kilograms: string): number | null | undefined {
  const written = kilograms.trim().replace(',', '.')
  if (written === '') return null
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(written)) return undefined
  const grams = Math.round(Number(written) * 1_000)
  return grams >= 1 && grams <= MAX_PARCEL_GRAMS ? grams : undefined
}

export type ParcelChange = { add: AddParcel } | { remove: number }

/** Whatever comes of it, what is shown of the orders is read again: another may have been faster. */
export function changeParcelsMutation(client: QueryClient, orderId: number) {
  const path = `/api/admin/orders/${orderId}/parcels`
  const reply = z.array(parcelSchema)
  return mutationOptions({
    mutationFn: (change: ParcelChange) =>
      'add' in change
        ? callBff(path, { method: 'POST', json: change.add, reply })
        : callBff(`${path}/${change.remove}`, { method: 'DELETE', reply }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}
