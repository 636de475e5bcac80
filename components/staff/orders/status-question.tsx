'use client'

import {
  asksFirst,
  reachableStatuses,
  UNDO_SECONDS,
  type OrderStatus,
} from '@bieznik/contract/selling/order-status'
import { useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'
import { leavesUnpaid, type LeavingOrder } from '@/lib/orders/leaves-unpaid'
import { StatusMail } from './status-mail'
import { Question } from '../parts/question'

interface StatusQuestionProps {
  order: LeavingOrder
  /** What the order is about to become; undefined: nothing is asked. */
  to: OrderStatus | undefined
  onCancel: () => void
  onConfirm: (to: OrderStatus) => void
}

/** Asks before a cancellation, before a jump over a status, and before unpaid goods leave; says what comes of it. */
export function StatusQuestion({ order, to, onCancel, onConfirm }: StatusQuestionProps) {
  const t = useTranslations('admin.status_question')
  const statusName = useTranslations('status')
  const priceText = usePriceText()
  const { id, status: from, due } = order
  if (to === undefined) return null
  const isCanceled = to === 'Canceled'
  const next = reachableStatuses(from, 'step').find((status) => status !== 'Canceled')
  const isUnpaid = leavesUnpaid(order, to)
  const isJump = asksFirst(from, to) && !isCanceled
  const names = { from: statusName(from), to: statusName(to) }
  const sentences = [
    isUnpaid && t('unpaid', { due: priceText(due) }),
    isJump && t('from_to', names),
    isJump && next && t('next', { from: names.from, next: statusName(next) }),
    isCanceled && t('stock_back'),
    from === 'Canceled' && t('stock_taken'),
    t('mail', { seconds: UNDO_SECONDS }),
  ]
  return (
    <Question
      title={t(isCanceled ? 'cancel_title' : isUnpaid ? 'unpaid_title' : 'jump_title', { id: String(id) })}
      text={sentences.filter((sentence) => typeof sentence === 'string').join(' ')}
      confirm={t(isCanceled ? 'cancel' : isUnpaid ? 'unpaid_confirm' : 'jump')}
      isDanger={isCanceled}
      onCancel={onCancel}
      onConfirm={() => onConfirm(to)}
    >
      <StatusMail orderId={id} status={to} />
    </Question>
  )
}
