'use client'

import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { useState } from 'react'

export interface Selection {
  /** In the order of the list; behind them those that the list shows no more. */
  orders: readonly ListedOrder[]
  /** How many of them the list shows no more. */
  hidden: number
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** All that are shown, or none of them. */
  setAll: (isSelected: boolean) => void
  /** None at all. */
  clear: () => void
}

/**
 * The orders that are chosen for what is done with many at once. They stay chosen when they leave the list, by a change of their status or
 * by another filter, as they were seen last.
 */
export function useSelection(shown: readonly ListedOrder[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ListedOrder>>(new Map())
  const inView = shown.filter(({ id }) => chosen.has(id))
  const ids = new Set(inView.map(({ id }) => id))
  const hidden = [...chosen.values()].filter(({ id }) => !ids.has(id))
  if (inView.some((order) => chosen.get(order.id) !== order))
    setChosen(new Map([...chosen, ...inView.map((order) => [order.id, order] as const)]))

  function set(orders: readonly ListedOrder[], isSelected: boolean): void {
    const next = new Map(chosen)
    for (const order of orders)
      if (isSelected) next.set(order.id, order)
      else next.delete(order.id)
    setChosen(next)
  }

  return {
    orders: [...inView, ...hidden],
    hidden: hidden.length,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      set(
        shown.filter((order) => order.id === id),
        !chosen.has(id),
      ),
    setAll: (isSelected) => set(shown, isSelected),
    clear: () => setChosen(new Map()),
  }
}
