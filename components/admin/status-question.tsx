'use client'

import type { Order } from '@bieznik/contract/order'
import { reachableStatuses, UNDO_SECONDS, type OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { StatusMail } from './orders/status-mail'
import { Question } from './question'

interface StatusQuestionProps {
  order: Pick<Order, 'id' | 'status'>
  /** What the order is about to become; undefined: nothing is asked. */
  to: OrderStatus | undefined
  onCancel: () => void
  onConfirm: (to: OrderStatus) => void
}

/** Asks before a cancellation and before a jump over a status, and says what comes of it. */
export function StatusQuestion({
  order: { id, status: from },
  to,
  onCancel,
  onConfirm,
}: StatusQuestionProps) {
  const t = useTranslations('admin.status_question')
  const statusName = useTranslations('status')
  if (to === undefined) return null
  const next = reachableStatuses(from, 'step').find((status) => status !== 'Canceled')
  const names = { from: statusName(from), to: statusName(to) }
  const isCanceled = to === 'Canceled'
  const sentences = [
    !isCanceled && t('from_to', names),
    !isCanceled && next && t('next', { from: names.from, next: statusName(next) }),
    isCanceled && t('stock_back'),
    from === 'Canceled' && t('stock_taken'),
    t('mail', { seconds: UNDO_SECONDS }),
  ]
  return (
    <Question
      title={t(isCanceled ? 'cancel_title' : 'jump_title', { id: String(id) })}
      text={sentences.filter((sentence) => typeof sentence === 'string').join(' ')}
      confirm={t(isCanceled ? 'cancel' : 'jump')}
      onCancel={onCancel}
      onConfirm={() => onConfirm(to)}
    >
      <StatusMail orderId={id} status={to} />
    </Question>
  )
}
