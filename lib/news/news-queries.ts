import { managedNews } from '@bieznik/contract/endpoints/managed-news'
import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { newsInputOf, type NewsForm } from './news-form'

const ADMIN_NEWS = ['admin', 'news'] as const

export function newsItemQuery(id: number) {
  return queryOptions({
    ...endpointQuery(managedNews.get, { params: { id } }),
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
        ? callEndpoint(managedNews.create, { json: input })
        : callEndpoint(managedNews.edit, {
            params: { id: base.id },
            json: { ...input, version: base.version },
          })
    },
    ...readNewsAgain(client),
  })
}

export function publishNewsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ base: { id, version }, isPublished }: { base: ManagedNews; isPublished: boolean }) =>
      callEndpoint(managedNews.publish, { params: { id }, json: { version, isPublished } }),
    ...readNewsAgain(client),
  })
}
