import { managedNewsSchema, type ManagedNews } from '@bieznik/contract/news-input'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { newsInputOf, type NewsForm } from './news-form'
import { managedNewsPageSchema, type NewsSearch } from './news-requests'
import { newsSearchParams } from './news-search'

const ADMIN_NEWS = ['admin', 'news'] as const
const PATH = '/api/admin/news'

export function allNewsQuery(query: NewsSearch) {
  return queryOptions({
    queryKey: [...ADMIN_NEWS, 'list', query],
    queryFn: ({ signal }) =>
      callBff(`${PATH}?${newsSearchParams(query)}`, { reply: managedNewsPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export function newsItemQuery(id: number) {
  return queryOptions({
    queryKey: [...ADMIN_NEWS, 'one', id],
    queryFn: ({ signal }) => callBff(`${PATH}/${id}`, { reply: managedNewsSchema, signal }),
    // Staff who come back to it begin with the item as it is then.
    gcTime: 0,
  })
}

/** After a change, and after a refused one, what others see here is read again; the change does not wait for it. */
function readNewsAgain(client: QueryClient) {
  return { onSettled: () => void refetchQueries(client, { queryKey: ADMIN_NEWS }) }
}

/** Creates an item, or writes over `base`, the item as it was seen. */
export function saveNewsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ form, base }: { form: NewsForm; base: ManagedNews | null }) => {
      const input = newsInputOf(form, base?.createdDate ?? null)
      return base === null
        ? callBff(PATH, { method: 'POST', json: input, reply: managedNewsSchema })
        : callBff(`${PATH}/${base.id}`, {
            method: 'PUT',
            json: { ...input, version: base.version },
            reply: managedNewsSchema,
          })
    },
    ...readNewsAgain(client),
  })
}

export function publishNewsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ base, isPublished }: { base: ManagedNews; isPublished: boolean }) =>
      callBff(`${PATH}/${base.id}/publication`, {
        method: 'PATCH',
        json: { version: base.version, isPublished },
        reply: managedNewsSchema,
      }),
    ...readNewsAgain(client),
  })
}
