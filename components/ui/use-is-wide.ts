'use client'

import { useSyncExternalStore } from 'react'

/** From here on a table of many columns can be read. */
const WIDE = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a wide table, where a list of cards takes its place otherwise. False on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
