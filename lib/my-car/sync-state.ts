'use client'

import { useSyncExternalStore } from 'react'

/** How the cars of this browser stand to those of the account; `full`: both have more than there is room for, and each keeps its own. */
export type SyncState = 'unknown' | 'syncing' | 'synced' | 'full' | 'failed'

let state: SyncState = 'unknown'
const listeners = new Set<() => void>()

export function setSyncState(next: SyncState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'unknown',
  )
}
