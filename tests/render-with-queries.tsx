import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { setAuthState } from '@/lib/auth/auth-state'
import type { Locale } from '@/lib/i18n/routing'
import { getQueryClient } from '@/lib/query/query-client'
import { renderIn } from './render'

/** Renders what reads and writes through queries, with nothing cached by the test before; a failed call is not tried again. */
export function renderWithQueries(ui: ReactNode, locale?: Locale): ReturnType<typeof renderIn> {
  const client = getQueryClient()
  client.clear()
  client.setDefaultOptions({ queries: { retry: false } })
  // Who is signed in the test says by `useAuth`; what follows Firebase knows of nobody.
  setAuthState({ status: 'loading' })
  const wrap = (shown: ReactNode) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>
  const result = renderIn(wrap(ui), locale)
  return { ...result, rerender: (shown) => result.rerender(wrap(shown)) }
}
