import { supplierFeeds } from '@bieznik/contract/endpoints/suppliers'
import type { FeedInput, SupplierFeed } from '@bieznik/contract/catalogue/supplier-feed'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'

/** A list that was asked for comes within a minute. */
const LOOK_AGAIN_MS = 15_000

export const feedsQuery = { ...endpointQuery(supplierFeeds.list, {}), refetchInterval: LOOK_AGAIN_MS }

function feedsMutation<Input>(client: QueryClient, send: (input: Input) => Promise<SupplierFeed[]>) {
  return mutationOptions({
    mutationFn: send,
    onSuccess: (feeds) => client.setQueryData(feedsQuery.queryKey, feeds),
  })
}

export const saveFeedMutation = (client: QueryClient, id: number) =>
  feedsMutation(client, (json: FeedInput) => callEndpoint(supplierFeeds.save, { params: { id }, json }))

export const removeFeedMutation = (client: QueryClient, id: number) =>
  feedsMutation(client, () => callEndpoint(supplierFeeds.remove, { params: { id } }))

export const runFeedMutation = (client: QueryClient, id: number) =>
  feedsMutation(client, () => callEndpoint(supplierFeeds.run, { params: { id } }))

/** A list that waits for a person, as a file that could have been chosen. */
export async function fetchWaitingList(runId: number, name: string): Promise<File> {
  const response = await streamBff(`/api/admin/suppliers/feed-runs/${runId}/file`, {})
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
