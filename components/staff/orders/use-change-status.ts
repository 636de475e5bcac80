'use client'

import type { OrderDetail } from '@bieznik/contract/selling/order'
import { asksFirst, type OrderStatus, type StatusChangeMode } from '@bieznik/contract/selling/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { leavesUnpaid, type LeavingOrder } from '@/lib/orders/leaves-unpaid'
import { isUnanswered } from '@/lib/orders/order-queries'
import { changeStatusMutation } from '@/lib/orders/status-changes'
import { useOfferStatusUndo } from './use-offer-status-undo'

/**
 * Changes an order's status, says how it went and offers to undo it; after a refusal the screen shows the new truth. What cannot be
 * taken back lightly is asked about first.
 */
export function useChangeStatus(order: LeavingOrder, mode: StatusChangeMode) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(useQueryClient()))
  /** What was set from here, or is about to be; undefined: nothing, or it was refused. */
  const [own, setOwn] = useState<OrderStatus>()
  const [asked, setAsked] = useState<{ from: OrderStatus; to: OrderStatus }>()
  const offerUndo = useOfferStatusUndo(setOwn)

  async function change(status: OrderStatus): Promise<void> {
    setAsked(undefined)
    setOwn(status)
    let changed: OrderDetail
    try {
      changed = await mutateAsync({ orderId: order.id, status, from: order.status, mode })
    } catch (error) {
      if (!isUnanswered(error)) setOwn(undefined)
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
      return
    }
    offerUndo(changed)
  }

  function request(to: OrderStatus): void {
    if (asksFirst(order.status, to) || leavesUnpaid(order, to)) setAsked({ from: order.status, to })
    else void change(to)
  }

  // The question closes when the status that it was asked about is stale.
  const question = asked?.from === order.status ? asked.to : undefined
  return {
    request,
    isPending,
    own,
    question: { to: question, onCancel: () => setAsked(undefined), onConfirm: change },
  }
}
