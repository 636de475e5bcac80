import {
  managedManufacturerSchema,
  manufacturerSchema,
  type EditManufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/manufacturer'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'

const ADMIN_MANUFACTURERS = ['admin', 'manufacturers'] as const
const PATH = '/api/admin/manufacturers'

export const manufacturersQuery = queryOptions({
  queryKey: ADMIN_MANUFACTURERS,
  queryFn: ({ signal }) => callBff(PATH, { reply: z.array(managedManufacturerSchema), signal }),
})

type Save =
  | { id: null; input: ManufacturerInput }
  | { id: number; input: ManufacturerInput; from: EditManufacturer['from'] }

/** Creates a manufacturer, or writes over one as it was seen. */
export function saveManufacturerMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (save: Save) =>
      save.id === null
        ? callBff(PATH, { method: 'POST', json: save.input, reply: manufacturerSchema })
        : callBff(`${PATH}/${save.id}`, {
            method: 'PUT',
            json: { ...save.input, from: save.from },
            reply: manufacturerSchema,
          }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_MANUFACTURERS }),
  })
}
