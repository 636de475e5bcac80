import { manufacturers } from '@bieznik/contract/endpoints/manufacturers'
import type { EditManufacturer, ManufacturerInput } from '@bieznik/contract/catalogue/manufacturer'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const manufacturersQuery = endpointQuery(manufacturers.list, {})

type Save =
  | { id: null; input: ManufacturerInput }
  | { id: number; input: ManufacturerInput; from: EditManufacturer['from'] }

/** Creates a manufacturer, or writes over one as it was seen. */
export function saveManufacturerMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (save: Save) =>
      save.id === null
        ? callEndpoint(manufacturers.create, { json: save.input })
        : callEndpoint(manufacturers.edit, {
            params: { id: save.id },
            json: { ...save.input, from: save.from },
          }),
    onSettled: () => refetchQueries(client, manufacturersQuery),
  })
}
