import {
  managedManufacturerSchema,
  manufacturerSchema,
  type ManufacturerInput,
} from '@bieznik/contract/manufacturer'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { readAgain } from '@/lib/query/read-again'

const ADMIN_MANUFACTURERS = ['admin', 'manufacturers'] as const
const PATH = '/api/admin/manufacturers'

export const manufacturersQuery = queryOptions({
  queryKey: ADMIN_MANUFACTURERS,
  queryFn: ({ signal }) => callBff(PATH, { reply: z.array(managedManufacturerSchema), signal }),
})

/** Creates a manufacturer, or writes over the one with this id. */
export function saveManufacturerMutation(client: QueryClient, id: number | null) {
  return mutationOptions({
    mutationFn: (json: ManufacturerInput) =>
      id === null
        ? callBff(PATH, { method: 'POST', json, reply: manufacturerSchema })
        : callBff(`${PATH}/${id}`, { method: 'PUT', json, reply: manufacturerSchema }),
    onSettled: () => readAgain(client, { queryKey: ADMIN_MANUFACTURERS }),
  })
}
