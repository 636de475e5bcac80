'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { newsSearchOf, newsSearchParams, type NewsSearch } from '@/lib/admin-news/news-search'

const inAddress = () => newsSearchOf(new URLSearchParams(window.location.search))

/**
 * What is searched, kept in the address. Typing replaces the address without asking the server for the page again; the box has its text
 * at once, whatever the address takes.
 */
export function useNewsSearch() {
  const query = newsSearchOf(new URLSearchParams(useSearchParams()))
  const [text, setText] = useState(query.search ?? '')

  useEffect(() => {
    const read = () => setText(inAddress().search ?? '')
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  /** Another search begins at its first page. */
  function change(next: Partial<NewsSearch>): void {
    const params = newsSearchParams({ ...inAddress(), ...next, page: 1 }).toString()
    window.history.replaceState(null, '', params === '' ? window.location.pathname : `?${params}`)
  }

  function search(typed: string): void {
    setText(typed)
    change({ search: typed.trim() || undefined })
  }

  function clear(): void {
    setText('')
    change({ search: undefined, state: undefined })
  }

  return { query, text, search, change, clear }
}
