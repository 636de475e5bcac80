'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { asksFirst, UNDO_SECONDS, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { useTranslations } from 'next-intl'
import { leavesUnpaid } from '@/lib/orders/leaves-unpaid'
import { Question } from '../parts/question'
import { StatusMail } from './status-mail'

interface BulkQuestionProps {
  orders: readonly Order[]
  status: OrderStatus
  onCancel: () => void
  /** With those that have the status already left out. */
  onConfirm: (orders: readonly Order[]) => void
}

/** Confirms a bulk status change: how many orders, how many of them skip a status, and the mail that buyers get. */
export function BulkQuestion({ orders, status, onCancel, onConfirm }: BulkQuestionProps) {
  const t = useTranslations()
  const changing = orders.filter((order) => order.status !== status)
  const count = changing.length
  const jumping = changing.filter((order) => asksFirst(order.status, status)).length
  const restored = changing.filter((order) => order.status === 'Canceled').length
  const unpaid = changing.filter((order) => leavesUnpaid(order, status)).length
  const isCanceled = status === 'Canceled'
  const [first] = changing
  const sentences = [
    count < orders.length && t('admin_orders.question.same', { count: orders.length - count }),
    unpaid > 0 && t('admin_orders.question.unpaid', { count: unpaid }),
    !isCanceled && jumping > 0 && t('admin_orders.question.jumping', { count: jumping }),
    isCanceled && t('admin.status_question.stock_back'),
    restored > 0 && t('admin_orders.question.restored', { count: restored }),
    count > 0 && t('admin_orders.question.mails', { seconds: UNDO_SECONDS }),
  ]
  return (
    <Question
      title={t('admin_orders.question.title', { count, status: t(`status.${status}`) })}
      text={sentences.filter((sentence) => typeof sentence === 'string').join(' ')}
      confirm={t(isCanceled ? 'admin_orders.question.cancel' : 'admin_orders.question.change')}
      isDanger={isCanceled}
      onCancel={onCancel}
      onConfirm={count > 0 ? () => onConfirm(changing) : undefined}
    >
      {first && <StatusMail orderId={first.id} status={status} isExample={count > 1} />}
    </Question>
  )
}
