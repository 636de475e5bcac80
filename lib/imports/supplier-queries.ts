import { suppliers } from '@bieznik/contract/endpoints/suppliers'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'

export const suppliersQuery = endpointQuery(suppliers.list, {})

export const addSupplierMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (name: string) => callEndpoint(suppliers.add, { json: { name } }),
    onSettled: () => refetchQueries(client, suppliersQuery),
  })

export const removeSupplierMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => callEndpoint(suppliers.remove, { params: { id } }),
    onSettled: () => refetchQueries(client, suppliersQuery),
  })
