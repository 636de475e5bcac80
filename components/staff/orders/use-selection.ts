'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useState } from 'react'

export interface Selection {
  /** In the order of the list. */
  orders: readonly Order[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** All that are shown, or none. */
  setAll: (isSelected: boolean) => void
}

/** Which of the shown orders are chosen for what is done with many at once. One that is shown no more is chosen no more. */
export function useSelection(shown: readonly Order[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const orders = shown.filter(({ id }) => ids.has(id))
  return {
    orders,
    has: (id) => ids.has(id),
    toggle: (id) => {
      const rest = orders.filter((order) => order.id !== id).map((order) => order.id)
      setIds(new Set(ids.has(id) ? rest : [...rest, id]))
    },
    setAll: (isSelected) => setIds(new Set(isSelected ? shown.map(({ id }) => id) : [])),
  }
}
