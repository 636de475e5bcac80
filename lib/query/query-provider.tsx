'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { problemCodeOf } from '@/lib/http/problem-error'
import { forgetWithPerson } from './forget-with-person'

/** What may succeed when it is tried again. */
const PASSING = new Set(['unavailable', 'upstream_failed'])

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && PASSING.has(problemCodeOf(error)),
      },
    },
  })
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  useEffect(() => forgetWithPerson(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
