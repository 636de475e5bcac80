'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { UNDO_SECONDS, type OrderStatus } from '@bieznik/contract/selling/order-status'
import type { StatusOutcomes } from '@bieznik/contract/selling/status-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { offerUndo } from '@/components/ui/offer-undo'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { changeStatusesMutation, undoStatusesMutation } from '@/lib/orders/status-changes'

/** Changes the status of many orders, says how it went, order by order where it did not, and offers to undo it. */
export function useChangeStatuses() {
  const t = useTranslations()
  const client = useQueryClient()
  const change = useMutation(changeStatusesMutation(client))
  const undo = useMutation(undoStatusesMutation(client))
  const [refused, setRefused] = useState<StatusOutcomes['refused']>([])

  const sayWhyNot = (error: unknown) =>
    showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })

  async function undoAll({ changed }: StatusOutcomes): Promise<void> {
    const changes = changed.map(({ orderId, change: id }) => ({ orderId, change: id }))
    try {
      const outcomes = await undo.mutateAsync({ changes })
      setRefused(outcomes.refused)
      const count = outcomes.changed.length
      if (count > 0) showToast({ tone: 'success', message: t('admin_orders.many_undone', { count }) })
    } catch (error) {
      sayWhyNot(error)
    }
  }

  async function changeAll(
    orders: readonly Pick<Order, 'id' | 'status'>[],
    status: OrderStatus,
  ): Promise<void> {
    setRefused([])
    let outcomes: StatusOutcomes
    try {
      const seen = orders.map(({ id, status: from }) => ({ orderId: id, from }))
      outcomes = await change.mutateAsync({ status, orders: seen })
    } catch (error) {
      sayWhyNot(error)
      return
    }
    setRefused(outcomes.refused)
    const count = outcomes.changed.length
    if (count === 0) return
    offerUndo({
      tone: 'success',
      message: (
        <>
          <span>{t('admin_orders.many_changed', { count, status: t(`status.${status}`) })}</span>{' '}
          <span className="text-quiet">{t('admin_orders.many_mails', { seconds: UNDO_SECONDS })}</span>
        </>
      ),
      undo: () => void undoAll(outcomes),
    })
  }

  return {
    changeAll,
    isPending: change.isPending || undo.isPending,
    refused,
    dismissRefused: () => setRefused([]),
  }
}
