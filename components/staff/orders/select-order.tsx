'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Selection } from './use-selection'

const boxClass = 'block size-5 accent-signal'

/** Chooses an order for what is done with many at once. */
export function SelectOrder({ id, selection }: { id: number; selection: Selection }) {
  const t = useTranslations('admin_orders')
  return (
    <input
      type="checkbox"
      aria-label={t('select', { id: String(id) })}
      className={boxClass}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  )
}

/** Chooses all that are shown, or none; half chosen where some are. */
export function SelectAll({ orders, selection }: { orders: readonly Order[]; selection: Selection }) {
  const t = useTranslations('admin_orders')
  const box = useRef<HTMLInputElement>(null)
  const count = selection.orders.length - selection.hidden
  const isWhole = count === orders.length && count > 0
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isWhole
  }, [count, isWhole])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('select_all')}
      className={boxClass}
      checked={isWhole}
      onChange={() => selection.setAll(!isWhole)}
    />
  )
}
