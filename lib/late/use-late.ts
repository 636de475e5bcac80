'use client'

import { useEffect, useState } from 'react'
import { logFailure } from '@/lib/log/browser'
import { loadLate } from './load-late'

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

/**
 * A module that most people never need: loaded once it is wanted, null until it is there. `load` has to be the same function at each
 * call. A page does not fail with it: what cannot be loaded is tried again.
 */
export function useLate<Module>(load: () => Promise<Module>, isWanted: boolean): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  useEffect(() => {
    if (!isWanted || loaded) return
    let timer = 0
    let isOver = false
    const attempt = () => {
      loadLate(load)
        .then((module) => isOver || setLoaded(() => module))
        .catch((error: unknown) => {
          logFailure('a part of the page could not be loaded', error)
          if (!isOver) timer = window.setTimeout(attempt, RETRY_MS)
        })
    }
    attempt()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [load, isWanted, loaded])
  return loaded
}
