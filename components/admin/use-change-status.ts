'use client'

import type { Order } from '@bieznik/contract/order'
import type { OrderStatus, StatusChangeMode } from '@bieznik/contract/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { changeStatusMutation } from '@/lib/orders/order-queries'

/** Changes an order's status and says how it went; after a refusal the screen shows the new truth. */
export function useChangeStatus(order: Pick<Order, 'id' | 'status'>, mode: StatusChangeMode) {
  const t = useTranslations()
  const { mutate, isPending, isError, variables } = useMutation(changeStatusMutation(useQueryClient()))

  function change(status: OrderStatus): void {
    mutate(
      { orderId: order.id, status, from: order.status, mode },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            message: t('admin.updated', { id: String(order.id), status: t(`status.${status}`) }),
          }),
        onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
      },
    )
  }

  /** What was set from here, or is about to be; undefined: nothing, or it was refused. */
  const own = isError ? undefined : variables?.status
  return { change, isPending, own }
}
