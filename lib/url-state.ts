'use client'

import { useMemo, useSyncExternalStore } from 'react'

/*
 * State that stands in the query of the address and is changed without asking the server. The browser tells of going
 * back and forward; of our own changes it says nothing, so we do.
 */
const CHANGED = 'bieznik:query'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

/** The query of the address as it is now; empty on the server. */
export function useQueryState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return useMemo(() => new URLSearchParams(search), [search])
}

/** New values of the query; a list is a value that is given several times, null takes one out. */
export type QueryChanges = Readonly<Record<string, string | readonly string[] | null>>

/**
 * The query with other values, as it stands in an address.
 * @param from of a component that the server renders as well, what `useQueryState` returns
 */
export function queryWith(
  changes: QueryChanges,
  from: URLSearchParams | string = window.location.search,
): string {
  const query = new URLSearchParams(from)
  for (const [key, value] of Object.entries(changes)) {
    if (typeof value === 'string') query.set(key, value)
    else {
      query.delete(key)
      for (const each of value ?? []) query.append(key, each)
    }
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Changes the query: `push` is a step that the browser's back button takes back, `replace` is none. */
export function changeQueryState(how: 'push' | 'replace', changes: QueryChanges): void {
  const path = window.location.pathname + queryWith(changes)
  if (how === 'push') window.history.pushState(null, '', path)
  else window.history.replaceState(null, '', path)
  window.dispatchEvent(new Event(CHANGED))
}
