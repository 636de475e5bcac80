'use client'

import type { ProductType } from '@bieznik/contract/catalogue/product'
import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '@/lib/storage/stored-text'
import { MAX_COMPARED } from './compare-path'

/** What is chosen for a comparison: products of one kind. */
export interface Compared {
  kind: string
  ids: readonly number[]
}

const KEY = 'bieznik.compared'
const NONE: Compared = { kind: '', ids: [] }

let chosen: Compared | undefined
const listeners = new Set<() => void>()

/** `Tire:12,45` */
function parseChosen(text: string | null): Compared {
  const [, kind, ids = ''] = /^(\w+):(\d+(?:,\d+)*)$/.exec(text ?? '') ?? []
  return kind === undefined ? NONE : { kind, ids: ids.split(',').map(Number).slice(0, MAX_COMPARED) }
}

function getChosen(): Compared {
  chosen ??= parseChosen(readSession(KEY))
  return chosen
}

function choose(next: Compared): void {
  chosen = next
  writeSession(KEY, next.ids.length > 0 ? `${next.kind}:${next.ids.join(',')}` : null)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is chosen in this tab; null until the page is hydrated, for the server knows nothing of it. */
export function useCompared(): Compared | null {
  return useSyncExternalStore(subscribe, getChosen, () => null)
}

/** Adds a product, or takes it out. Another kind than that of the others begins anew; of five the first makes way. */
export function toggleCompared(kind: ProductType, id: number): void {
  const { kind: before, ids } = getChosen()
  if (before !== kind) return choose({ kind, ids: [id] })
  choose({
    kind,
    ids: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-MAX_COMPARED),
  })
}

export function clearCompared(): void {
  choose(NONE)
}
