'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '@/lib/auth/use-auth'
import { loadLate } from '@/lib/late/load-late'
import { logFailure } from '@/lib/log/browser'

/** The ids of the products in the cart, in its order; null: nobody is signed in, or it is not known yet. */
export type CartMarks = readonly number[] | null

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

let marks: CartMarks = null
let watched: { uid: string; end: () => void } | null = null
const listeners = new Set<() => void>()

/**
 * What pages that are only read show of the signed-in person's cart. The cart itself, and what reads it, are loaded when somebody is
 * signed in.
 */
export function useCartMarks(): CartMarks {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const subscribe = useCallback((listener: () => void) => watch(uid, listener), [uid])
  return useSyncExternalStore(
    subscribe,
    () => (uid !== '' && watched?.uid === uid ? marks : null),
    () => null,
  )
}

function watch(uid: string, listener: () => void): () => void {
  listeners.add(listener)
  if (uid !== '' && watched?.uid !== uid) begin(uid)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function stop(): void {
  watched?.end()
  watched = null
  marks = null
}

function begin(uid: string): void {
  stop()
  const mine = { uid, end: (): void => undefined }
  watched = mine
  loadLate(() => import('./watch-cart'))
    .then(({ watchCart }) => {
      if (watched === mine) mine.end = watchCart(uid, tell)
    })
    .catch((error: unknown) => {
      logFailure('what reads the cart could not be loaded', error)
      const timer = window.setTimeout(() => watched === mine && begin(uid), RETRY_MS)
      mine.end = () => window.clearTimeout(timer)
    })
}

function tell(next: CartMarks): void {
  if (isSame(marks, next)) return
  marks = next
  for (const listener of listeners) listener()
}

const isSame = (one: CartMarks, other: CartMarks): boolean => one?.join() === other?.join()
