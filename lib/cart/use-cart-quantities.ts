'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { useAuth } from '@/lib/auth/use-auth'
import { logFailure } from '@/lib/log/browser'

/** The products in the cart with how many of each, in its order; null: no one is signed in, or it is not known yet. */
export type CartQuantities = readonly (readonly [productId: number, quantity: number])[] | null

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

let quantities: CartQuantities = null
let watched: { uid: string; end: () => void } | null = null
const listeners = new Set<() => void>()

/**
 * What pages that are only read show of the signed-in person's cart. The cart itself, and what reads it, are loaded when somebody is
 * signed in.
 */
export function useCartQuantities(): CartQuantities {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const subscribe = useCallback((listener: () => void) => watch(uid, listener), [uid])
  return useSyncExternalStore(
    subscribe,
    () => (uid !== '' && watched?.uid === uid ? quantities : null),
    () => null,
  )
}

/** How many of a product are in the cart. */
export function useQuantityInCart(productId: number): number {
  return useCartQuantities()?.find(([id]) => id === productId)?.[1] ?? 0
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
  quantities = null
}

function begin(uid: string): void {
  stop()
  const mine = { uid, end: (): void => undefined }
  watched = mine
  import('./watch-cart')
    .then(({ watchCart }) => {
      if (watched === mine) mine.end = watchCart(uid, publish)
    })
    .catch((error: unknown) => {
      logFailure('what reads the cart could not be loaded', error)
      const timer = window.setTimeout(() => watched === mine && begin(uid), RETRY_MS)
      mine.end = () => window.clearTimeout(timer)
    })
}

function publish(next: CartQuantities): void {
  if (isSame(quantities, next)) return
  quantities = next
  for (const listener of listeners) listener()
}

const isSame = (one: CartQuantities, other: CartQuantities): boolean => one?.join() === other?.join()
