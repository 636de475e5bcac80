'use client'

import { useEffect, useRef } from 'react'
import { orderIdOf } from '@/lib/orders/order-list-state'
import { changeQueryState, useQueryState } from '@/lib/url-state'

const PARAMETER = 'order'

/** The id of the link that opens an order, where the focus comes back to. */
export const orderLinkId = (orderId: number): string => `order-${orderId}`

/** The order whose details are open: it stands in the address, and the browser's back button closes it. */
export function useOpenOrder() {
  const openId = orderIdOf(useQueryState().get(PARAMETER))
  /** Whether the entry before this one in the browser's history is the list. */
  const isListBefore = useRef(false)
  const lastOpen = useRef(openId)

  useEffect(() => {
    const closed = lastOpen.current
    lastOpen.current = openId
    if (openId === null && typeof closed === 'number') document.getElementById(orderLinkId(closed))?.focus()
  }, [openId])

  function open(orderId: number): void {
    isListBefore.current = true
    changeQueryState('push', { [PARAMETER]: String(orderId) })
  }

  function close(): void {
    if (!isListBefore.current) return changeQueryState('replace', { [PARAMETER]: null })
    isListBefore.current = false
    window.history.back()
  }

  return { openId, open, close }
}
