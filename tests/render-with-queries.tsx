import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/routing'
import { renderIn } from './render'

/** Renders what reads and writes through queries; a failed call is not tried again. */
export function renderWithQueries(ui: ReactNode, locale?: Locale): ReturnType<typeof renderIn> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrap = (shown: ReactNode) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>
  const result = renderIn(wrap(ui), locale)
  return { ...result, rerender: (shown) => result.rerender(wrap(shown)) }
}
