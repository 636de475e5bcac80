'use client'

import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useAuth } from '@/lib/auth/use-auth'
import { orderLinkQuery } from '@/lib/orders/order-queries'
import { useBuyerOfOrder } from '@/lib/orders/use-buyer-of-order'
import { linesOf, type TypedWithdrawal } from '@/lib/withdrawal/typed-withdrawal'

/**
 * The lines to choose pieces of, and the signed link to their order: those that were sent already, or of the signed-in person's own order
 * that the form came with, which is returned as well.
 */
export function useOwnOrder(
  typed: TypedWithdrawal,
  form: RefObject<HTMLFormElement | null>,
): Pick<TypedWithdrawal, 'lines' | 'link'> & { order?: ReturnType<typeof useBuyerOfOrder> } {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const isUntouched = typed.lines.length === 0 && typed.part === ''
  const order = useBuyerOfOrder(form, { order: typed.order, isUntouched })
  const { data: own } = useQuery({ ...orderLinkQuery(uid, order?.id ?? 0), enabled: uid !== '' && !!order })
  if (!order || !isUntouched) return { lines: typed.lines, link: typed.link }
  return { lines: linesOf(order.orderItems), link: own?.link ?? '', order }
}
