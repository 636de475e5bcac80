'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** As `aria-keyshortcuts` names them. */
export const LIST_KEYS = 'J K /'

/** A row of a list, whose first link or button the keys lead to. */
export const ROW = 'data-row'

/** What is typed into is not listened to. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null

/** To the search of the screen that a list is on. */
export const focusSearch = (list: Element): void =>
  (list.closest('main') ?? list).querySelector<HTMLElement>('input[type="search"]')?.focus()

/** The control that opens a row: the first one of its head. */
export const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('th :is(a, button)')

function step(list: Element, by: 1 | -1): void {
  const rows = [...list.querySelectorAll(`[${ROW}]`)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at < 0 ? 0 : at + by]
  if (row) openerOf(row)?.focus()
}

/** Where somebody has begun to do something: on the page, or in a menu or a window over it, which closes when it loses the focus. */
const BUSY = 'main :not(main), [role=menu], [role=dialog]'

/**
 * The element that the ref is given to takes the focus when it is shown, unless somebody has begun to do something on the page, so that
 * the keys work from the first moment, and nowhere outside of it (WCAG 2.1.4).
 */
export function useFocusAtFirst(isWanted = true): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isFree = !document.activeElement?.closest(BUSY)
    if (isWanted && isFree) within.current?.focus({ preventScroll: true })
  }, [isWanted])
  return within
}

/** Leads through the rows of a list by J and K, and to its search by `/`; Enter opens, as it does everywhere. */
export function useListKeys(takesFocus: boolean): RefObject<HTMLDivElement | null> {
  const within = useFocusAtFirst(takesFocus)
  useEffect(() => {
    const list = within.current
    if (!list) return undefined
    const acts: Record<string, () => void> = {
      j: () => step(list, 1),
      k: () => step(list, -1),
      '/': () => focusSearch(list),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    list.addEventListener('keydown', onKey)
    return () => list.removeEventListener('keydown', onKey)
  }, [within])
  return within
}
