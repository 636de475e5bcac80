'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'
import { orderFilterKeys } from './staff-order-list'

export const MAX_VIEW_NAME = 40
const MAX_VIEWS = 30

/** A filter of staff's list under a name, kept in this browser. */
const orderViewSchema = z.strictObject({
  name: z.string().trim().min(1).max(MAX_VIEW_NAME),
  /** As in the address; without a page. */
  filter: z.partialRecord(z.enum(orderFilterKeys), z.string().min(1).max(200)),
})
export type OrderView = z.output<typeof orderViewSchema>
const orderViewsSchema = z.array(orderViewSchema).max(MAX_VIEWS)

const KEY = 'bieznik.orderViews'
const CHANGED = 'bieznik:order-views'

function viewsIn(text: string | null): OrderView[] {
  if (text === null) return []
  try {
    return orderViewsSchema.catch([]).parse(JSON.parse(text))
  } catch (error) {
    logFailure(`${KEY} in local storage is no JSON`, error)
    return []
  }
}

/** Reads what is there just before, since another window may have saved one. */
function changeViews(change: (views: OrderView[]) => OrderView[]): void {
  writeLocal(KEY, JSON.stringify(change(viewsIn(readLocal(KEY)))))
  window.dispatchEvent(new Event(CHANGED))
}

/** What an address narrows the list down to. */
export function filterIn(query: URLSearchParams): OrderView['filter'] {
  const said = orderFilterKeys.flatMap((key) => {
    const value = query.get(key)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(said)
}

/** Whether an address has this filter and no other. */
export function isShown(view: OrderView, query: URLSearchParams): boolean {
  return orderFilterKeys.every((key) => (view.filter[key] ?? '') === (query.get(key) ?? ''))
}

/** One of the same name is replaced; of too many the oldest goes. */
export function saveView(view: OrderView): void {
  changeViews((views) => [...views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS))
}

export function removeView(name: string): void {
  changeViews((views) => views.filter((view) => view.name !== name))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

/** The saved views, in the order in which they were saved, also those of another window of this browser. */
export function useOrderViews(): OrderView[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readLocal(KEY),
    () => null,
  )
  return useMemo(() => viewsIn(text), [text])
}
