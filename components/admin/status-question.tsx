'use client'

import type { Order } from '@bieznik/contract/order'
import { reachableStatuses, UNDO_SECONDS, type OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'

interface StatusQuestionProps {
  order: Pick<Order, 'id' | 'status'>
  /** What the order is about to become; undefined: nothing is asked. */
  to: OrderStatus | undefined
  onCancel: () => void
  onConfirm: (to: OrderStatus) => void
}

/** Asks before a cancellation and before a jump over a status, and says what comes of it. */
export function StatusQuestion({ order, to, onCancel, onConfirm }: StatusQuestionProps) {
  const t = useTranslations('admin.status_question')
  if (to === undefined) return null
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        title={t(to === 'Canceled' ? 'cancel_title' : 'jump_title', { id: String(order.id) })}
        description={<Consequences from={order.status} to={to} />}
        footer={
          <>
            <Button variant="secondary" onClick={onCancel}>
              {t('leave')}
            </Button>
            <Button onClick={() => onConfirm(to)}>{t(to === 'Canceled' ? 'cancel' : 'jump')}</Button>
          </>
        }
      />
    </Dialog>
  )
}

function Consequences({ from, to }: { from: OrderStatus; to: OrderStatus }) {
  const t = useTranslations('admin.status_question')
  const statusName = useTranslations('status')
  const next = reachableStatuses(from, 'step').find((status) => status !== 'Canceled')
  const names = { from: statusName(from), to: statusName(to) }
  const sentences = [
    to !== 'Canceled' && t('from_to', names),
    to !== 'Canceled' && next && t('next', { from: names.from, next: statusName(next) }),
    to === 'Canceled' && t('stock_back'),
    from === 'Canceled' && t('stock_taken'),
    t('mail', { seconds: UNDO_SECONDS }),
  ]
  return sentences.filter((sentence) => sentence !== false && sentence !== undefined).join(' ')
}
