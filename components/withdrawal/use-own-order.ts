'use client'

import type { RefObject } from 'react'
import { useBuyerOfOrder } from '@/lib/orders/use-buyer-of-order'
import { linesOf, type TypedWithdrawal } from '@/lib/withdrawal/typed-withdrawal'

/** The lines to choose pieces of: those that were sent already, or of the signed-in person's own order that the form came with. */
export function useOwnOrder(
  typed: TypedWithdrawal,
  form: RefObject<HTMLFormElement | null>,
): TypedWithdrawal['lines'] {
  const isUntouched = typed.lines.length === 0 && typed.part === ''
  const order = useBuyerOfOrder(form, { order: typed.order, isUntouched })
  if (!order || !isUntouched) return typed.lines
  return linesOf(order.orderItems)
}
