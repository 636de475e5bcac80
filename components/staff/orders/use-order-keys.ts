'use client'

import { useEffect, type RefObject } from 'react'
import { focusSearch, isTyping, useFocusAtFirst } from '../parts/list/use-list-keys'
import { idOfRow, type OpenOrder } from './use-open-order'

/** As `aria-keyshortcuts` names them. */
export const orderKeys = { open: 'O', next: 'J', previous: 'K', status: 'S', close: 'Escape' } as const

/** The choice of the next status, which a key leads to. */
export const STATUS_CHOICE = 'data-status-choice'

/**
 * Leads through the orders by keyboard, from the first moment and as long as the focus is within the element that the ref is given to, so
 * that single letters do nothing elsewhere (WCAG 2.1.4).
 */
export function useOrderKeys(opened: OpenOrder): RefObject<HTMLDivElement | null> {
  const within = useFocusAtFirst()
  useEffect(() => {
    const element = within.current
    if (!element) return undefined
    const go = (id: number | null) => {
      if (id !== null) opened.open(id)
    }
    const openRow = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest('tr') : null
      go(row && idOfRow(row.id))
    }
    const acts: Record<string, (target: EventTarget | null) => void> = {
      o: openRow,
      j: () => go(opened.next),
      k: () => go(opened.previous),
      s: () => element.querySelector<HTMLElement>(`[${STATUS_CHOICE}]`)?.focus(),
      escape: opened.close,
      '/': () => focusSearch(element),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act(event.target)
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [opened, within])
  return within
}
