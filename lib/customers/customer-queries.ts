import { customers } from '@bieznik/contract/endpoints/customers'
import { erasureSchema } from '@bieznik/contract/people/customer'
import { mutationOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { searchAddress, type Search } from '@/lib/query/search-address'
import { customerCopySchema, customerPageSchema, staffCustomerSchema } from './customer-requests'

const CUSTOMERS = ['admin', 'customers'] as const
const pathOf = (uid: string) => `/api/admin/customers/${encodeURIComponent(uid)}`

export const customersQuery = (query: Search) =>
  queryOptions({
    queryKey: [...CUSTOMERS, 'list', query] as QueryKey,
    queryFn: ({ signal }) =>
      callBff(`/api/admin/customers?${searchAddress(query)}`, { reply: customerPageSchema, signal }),
  })

export const customerQuery = (uid: string) =>
  queryOptions({
    queryKey: [...CUSTOMERS, 'one', uid],
    queryFn: ({ signal }) => callBff(pathOf(uid), { reply: staffCustomerSchema, signal }),
  })

const refetch = (client: QueryClient) => refetchQueries(client, { queryKey: CUSTOMERS })

export const noteMutation = (client: QueryClient, uid: string) =>
  mutationOptions({
    mutationFn: (text: string) => callEndpoint(customers.addNote, { params: { uid }, json: { text } }),
    onSettled: () => refetch(client),
  })

export const copyMutation = (client: QueryClient, uid: string) =>
  mutationOptions({
    mutationFn: () => callBff(`${pathOf(uid)}/copy`, { method: 'POST', json: {}, reply: customerCopySchema }),
    onSettled: () => refetch(client),
  })

export const erasureMutation = (client: QueryClient, uid: string) =>
  mutationOptions({
    mutationFn: () => callBff(`${pathOf(uid)}/erasure`, { method: 'POST', json: {}, reply: erasureSchema }),
    onSettled: () => refetch(client),
  })

/** Makes what the guest has that of the account. */
export const mergeMutation = (client: QueryClient, into: string) =>
  mutationOptions({
    mutationFn: (guest: string) => callEndpoint(customers.merge, { params: { uid: guest }, json: { into } }),
    onSettled: () => refetch(client),
  })
