'use client'

import { MAX_VIEW_NAME } from '@bieznik/contract/people/saved-view'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'
import { orderFilterKeys } from './staff-order-list'

/** A filter of the orders under a name, which this browser has from before views were shared. */
const browserViewSchema = z.strictObject({
  name: z.string().trim().min(1).max(MAX_VIEW_NAME),
  /** As in the address; without a page. */
  filter: z.partialRecord(z.enum(orderFilterKeys), z.string().min(1).max(200)),
})
export type BrowserView = z.output<typeof browserViewSchema>

const KEY = 'bieznik.orderViews'
const CHANGED = 'bieznik:order-views'

function viewsIn(text: string | null): BrowserView[] {
  if (text === null) return []
  try {
    return z.array(browserViewSchema).catch([]).parse(JSON.parse(text))
  } catch (error) {
    logFailure(`${KEY} in local storage is no JSON`, error)
    return []
  }
}

export function removeBrowserView(name: string): void {
  const left = viewsIn(readLocal(KEY)).filter((view) => view.name !== name)
  writeLocal(KEY, left.length > 0 ? JSON.stringify(left) : null)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** Those that are left to be saved for everybody. */
export function useBrowserViews(): BrowserView[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readLocal(KEY),
    () => null,
  )
  return useMemo(() => viewsIn(text), [text])
}
