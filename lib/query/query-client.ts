import { QueryClient } from '@tanstack/react-query'
import { problemCodeOf } from '@/lib/http/problem-error'
import { forgetWithPerson } from './forget-with-person'

/** What may succeed when it is tried again. */
const PASSING = new Set(['unavailable', 'upstream_failed'])

/** Without a network a call fails visibly, rather than waiting unseen and being made at some later time. */
const untiedToNetwork = { networkMode: 'always' } as const

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        ...untiedToNetwork,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && PASSING.has(problemCodeOf(error)),
      },
      mutations: untiedToNetwork,
    },
  })
}

let shared: QueryClient | undefined

/** The one of this document, so that all that is shown of a cart is the same; on the server each page has its own. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  if (!shared) {
    shared = makeQueryClient()
    forgetWithPerson(shared)
  }
  return shared
}
