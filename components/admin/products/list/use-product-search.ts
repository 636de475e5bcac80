'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { productSearchOf, searchParamsOf, type ProductSearch } from '@/lib/admin-products/product-search'

/**
 * What is searched and filtered, kept in the address. Typing replaces the address without asking the server for the page again; the box
 * has its text at once, whatever the address takes.
 */
export function useProductSearch() {
  const query = productSearchOf(new URLSearchParams(useSearchParams()))
  const [text, setText] = useState(query.search ?? '')

  useEffect(() => {
    const read = () => setText(productSearchOf(new URLSearchParams(window.location.search)).search ?? '')
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  /** Another filter begins at its first page. */
  function change(next: Partial<ProductSearch>): void {
    const now = productSearchOf(new URLSearchParams(window.location.search))
    const params = searchParamsOf({ ...now, ...next, page: 1 }).toString()
    window.history.replaceState(null, '', params === '' ? window.location.pathname : `?${params}`)
  }

  function search(typed: string): void {
    setText(typed)
    change({ search: typed.trim() || undefined })
  }

  function clear(): void {
    setText('')
    window.history.replaceState(null, '', window.location.pathname)
  }

  return { query, text, search, change, clear }
}
