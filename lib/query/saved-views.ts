import { savedViews } from '@bieznik/contract/endpoints/saved-views'
import type { AddView, SavedView } from '@bieznik/contract/people/saved-view'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import type { QueryChanges } from '@/lib/url-state'
import { refetchQueries } from './refetch-queries'

/** The page that a list is on. */
export type ViewedList = AddView['list']

export const viewsQuery = (list: ViewedList) => endpointQuery(savedViews.list, { query: { list } })

/** A change returns the views as they are then; after a refused one they are read again, since others may have changed them. */
const storesViews = (client: QueryClient, list: ViewedList) => ({
  onSuccess: async (views: SavedView[]) => {
    const { queryKey } = viewsQuery(list)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, views)
  },
  onError: () => refetchQueries(client, viewsQuery(list)),
})

export const addViewMutation = (client: QueryClient, list: ViewedList) =>
  mutationOptions({
    mutationFn: (json: Omit<AddView, 'list'>) => callEndpoint(savedViews.add, { json: { ...json, list } }),
    ...storesViews(client, list),
  })

export const renameViewMutation = (client: QueryClient, list: ViewedList, id: number) =>
  mutationOptions({
    mutationFn: (name: string) => callEndpoint(savedViews.rename, { params: { id }, json: { name } }),
    ...storesViews(client, list),
  })

export const removeViewMutation = (client: QueryClient, list: ViewedList, id: number) =>
  mutationOptions({
    mutationFn: () => callEndpoint(savedViews.remove, { params: { id } }),
    ...storesViews(client, list),
  })

/** What an address narrows a list down to and sorts it by: its values of these fields, always in the same order. Empty: by nothing. */
export function viewIn(address: URLSearchParams, fields: readonly string[]): string {
  const values = fields.toSorted().flatMap((field) =>
    address
      .getAll(field)
      .toSorted()
      .map((value) => [field, value]),
  )
  return new URLSearchParams(values.filter(([, value]) => value !== '')).toString()
}

/** Shows a view from its first page on, or, without one, the whole list. */
export function changesTo(view: string, fields: readonly string[]): QueryChanges {
  const query = new URLSearchParams(view)
  return { page: null, ...Object.fromEntries(fields.map((field) => [field, query.getAll(field)])) }
}
