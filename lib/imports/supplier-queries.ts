import { supplierSchema } from '@bieznik/contract/supplier'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'

const reply = z.array(supplierSchema)

export const suppliersQuery = queryOptions({
  queryKey: ['admin', 'suppliers'],
  queryFn: ({ signal }) => callBff('/api/admin/suppliers', { reply, signal }),
})

export function addSupplierMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (name: string) =>
      callBff('/api/admin/suppliers', { method: 'POST', json: { name }, reply: supplierSchema }),
    onSettled: () => refetchQueries(client, suppliersQuery),
  })
}

export function removeSupplierMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callBff(`/api/admin/suppliers/${id}`, { method: 'DELETE', reply }),
    onSettled: () => refetchQueries(client, suppliersQuery),
  })
}
