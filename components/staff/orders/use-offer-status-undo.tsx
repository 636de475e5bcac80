'use client'

import type { OrderDetail } from '@bieznik/contract/selling/order'
import { UNDO_SECONDS, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { offerUndo } from '@/components/ui/offer-undo'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { undoStatusMutation } from '@/lib/orders/status-changes'

/** Says what an order was set to, with a button that undoes it before the mail to the buyer leaves. `onUndo` is called with the status that is restored. */
export function useOfferStatusUndo(onUndo: (status: OrderStatus) => void) {
  const t = useTranslations()
  const { mutateAsync } = useMutation(undoStatusMutation(useQueryClient()))

  async function undo(orderId: number, change: number): Promise<void> {
    try {
      const { status } = await mutateAsync({ orderId, change })
      const message = t('admin.undone', { id: String(orderId), status: t(`status.${status}`) })
      showToast({ tone: 'success', message })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return ({ id, status, history }: OrderDetail) => {
    const last = history.at(-1)
    offerUndo({
      tone: 'success',
      message: (
        <>
          <span>{t('admin.updated', { id: String(id), status: t(`status.${status}`) })}</span>{' '}
          <span className="text-quiet">{t('admin.mail_leaves', { seconds: UNDO_SECONDS })}</span>
        </>
      ),
      undo: () => {
        if (!last) return
        if (last.from) onUndo(last.from)
        void undo(id, last.id)
      },
    })
  }
}
