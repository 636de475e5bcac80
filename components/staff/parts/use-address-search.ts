'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { searchAddress } from '@/lib/query/search-address'

type Search = Parameters<typeof searchAddress>[0] & { search?: string | undefined }

/**
 * What a list is searched and filtered by, stored in the address. Typing replaces the address without asking the server for the page
 * again; the box has its text at once, whatever the address takes.
 */
export function useAddressSearch<Asked extends Search>(read: (params: URLSearchParams) => Asked) {
  const query = read(new URLSearchParams(useSearchParams()))
  const [text, setText] = useState(query.search ?? '')
  const inAddress = () => read(new URLSearchParams(window.location.search))

  useEffect(() => {
    const follow = () => setText(read(new URLSearchParams(window.location.search)).search ?? '')
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [read])

  function show(asked: Asked): void {
    const params = searchAddress(asked).toString()
    window.history.replaceState(null, '', params === '' ? window.location.pathname : `?${params}`)
  }

  /** Another filter begins at its first page. */
  const change = (next: Partial<Asked>): void => show({ ...inAddress(), ...next, page: 1 })

  function search(typed: string): void {
    setText(typed)
    show({ ...inAddress(), search: typed.trim() || undefined, page: 1 })
  }

  function clear(): void {
    setText('')
    window.history.replaceState(null, '', window.location.pathname)
  }

  return { query, text, search, change, clear }
}
