import { supplierFeedSchema, type FeedInput, type SupplierFeed } from '@bieznik/contract/supplier-feed'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff, streamBff } from '@/lib/http/bff'

const reply = z.array(supplierFeedSchema)

/** A list that was asked for comes within a minute. */
const LOOK_AGAIN_MS = 15_000

export const feedsQuery = queryOptions({
  queryKey: ['admin', 'supplier-feeds'],
  queryFn: ({ signal }) => callBff('/api/admin/suppliers/feeds', { reply, signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

const path = (supplierId: number) => `/api/admin/suppliers/${supplierId}/feed`

function feedsMutation<Input>(client: QueryClient, send: (input: Input) => Promise<SupplierFeed[]>) {
  return mutationOptions({
    mutationFn: send,
    onSuccess: (feeds) => client.setQueryData(feedsQuery.queryKey, feeds),
  })
}

export const saveFeedMutation = (client: QueryClient, supplierId: number) =>
  feedsMutation(client, (json: FeedInput) => callBff(path(supplierId), { method: 'PUT', json, reply }))

export const removeFeedMutation = (client: QueryClient, supplierId: number) =>
  feedsMutation(client, () => callBff(path(supplierId), { method: 'DELETE', reply }))

export const runFeedMutation = (client: QueryClient, supplierId: number) =>
  feedsMutation(client, () => callBff(`${path(supplierId)}/run`, { method: 'POST', reply }))

/** A list that waits for a person, as a file that could have been chosen. */
export async function fetchWaitingList(runId: number, name: string): Promise<File> {
  const response = await streamBff(`/api/admin/suppliers/feed-runs/${runId}/file`, {})
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
