import { customers } from '@bieznik/contract/endpoints/customers'
import { erasureSchema } from '@bieznik/contract/people/customer'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { searchAddress } from '@/lib/query/search-address'
import {
  customerCopySchema,
  customerPageSchema,
  staffCustomerSchema,
  type CustomerSearch,
} from './customer-requests'

const CUSTOMERS = ['admin', 'customers'] as const
const pathOf = (uid: string) => `/api/admin/customers/${encodeURIComponent(uid)}`

export const customersQuery = (search: CustomerSearch) =>
  queryOptions({
    queryKey: [...CUSTOMERS, 'list', search],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/customers?${searchAddress(search)}`, { reply: customerPageSchema, signal }),
    placeholderData: keepPreviousData,
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
