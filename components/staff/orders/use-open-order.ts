'use client'

import { useEffect, useState } from 'react'
import { orderIdOf } from '@/lib/orders/order-list-state'
import { changeQueryState, useQueryState } from '@/lib/url-state'

const ROW = 'order-row-'

export const rowIdOf = (orderId: number) => `${ROW}${orderId}`

/** null: it is no row of an order. */
export const idOfRow = (rowId: string): number | null =>
  rowId.startsWith(ROW) ? Number(rowId.slice(ROW.length)) : null

export const openOrder = (how: 'push' | 'replace', id: number | null) =>
  changeQueryState(how, { order: id === null ? null : String(id) })

export interface OpenOrder {
  id: number | null
  /** Ids of its neighbours on the page; null: there is none. */
  next: number | null
  previous: number | null
  open: (id: number) => void
  close: () => void
}

/**
 * The order that is open beside the list; the address says which. One that leaves the list, as by a change of its status, stays open, and
 * its neighbours are those of the place where it was.
 */
export function useOpenOrder(orders: readonly { id: number }[]): OpenOrder {
  const said = orderIdOf(useQueryState().get('order'))
  const id = typeof said === 'number' ? said : null
  const [place, setPlace] = useState(-1)
  const found = orders.findIndex((order) => order.id === id)
  if (found >= 0 && found !== place) setPlace(found)

  useEffect(() => {
    if (id !== null) document.getElementById(rowIdOf(id))?.scrollIntoView({ block: 'nearest' })
  }, [id])

  const idAt = (at: number) => orders[at]?.id ?? null
  return {
    id,
    next: idAt(found >= 0 ? found + 1 : Math.max(place, 0)),
    previous: idAt((found >= 0 ? found : place) - 1),
    open: (other) => openOrder('replace', other),
    close: () => openOrder('replace', null),
  }
}
