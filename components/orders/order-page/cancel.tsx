'use client'

import type { OrderItem } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { cancelMutation } from '@/lib/orders/order-queries'

/** The only line is canceled with the order. */
const canCancelLines = ({ status, orderItems }: Pick<OwnOrder, 'status' | 'orderItems'>): boolean =>
  status === 'Pending' && orderItems.length > 1

interface CancelProps {
  order: Pick<OwnOrder, 'id' | 'paid' | 'status' | 'orderItems'>
  buyer: OrderBuyer
}

export function CancelOrder({ order, buyer }: CancelProps) {
  const t = useTranslations('orders')
  const question = t(order.paid > 0 ? 'cancel_question_paid' : 'cancel_question', { id: String(order.id) })
  const isPossible = order.status === 'Pending'
  return <Cancel order={order} buyer={buyer} {...{ question, isPossible }} itemId={null} name={t('cancel')} />
}

/** Its story names the line afterwards. */
export function CancelLine({ item: { id, title }, ...shared }: CancelProps & { item: OrderItem }) {
  const t = useTranslations('orders')
  const isPaid = shared.order.paid > 0
  const question = t(isPaid ? 'cancel_line_question_paid' : 'cancel_line_question', { title })
  return (
    <div className="col-start-2 col-end-4 text-sm print:hidden">
      <Cancel
        {...shared}
        itemId={id}
        name={t('cancel_line_of', { title })}
        question={question}
        isPossible={canCancelLines(shared.order)}
      >
        {t('cancel_line')}
      </Cancel>
    </div>
  )
}

interface QuestionProps extends CancelProps {
  /** null: the whole order. */
  itemId: number | null
  name: string
  question: string
  /** What was refused is said even when it is not possible any more. */
  isPossible: boolean
  /** On the button, where that is not its name. */
  children?: string
}

/** Asks before. Each has a mutation of its own, so what failed is said beside it. */
function Cancel({ order, buyer, itemId, name, question, isPossible, children }: QuestionProps) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useMutation(cancelMutation(useQueryClient(), buyer, order.id))
  const code = error && problemCodeOf(error)
  // Somebody else was first, for example in another window: the order says so itself.
  const isCanceled = order.status === 'Canceled'
  const look =
    itemId === null
      ? ({ variant: 'secondary' } as const)
      : ({ variant: 'quiet', size: 'compact', className: '-ml-3' } as const)
  return (
    <div className="flex flex-col items-start gap-2">
      {isPossible && isAsking && (
        <div role="group" aria-label={name} className="flex flex-col gap-3 border-2 border-amber p-3">
          <p>{question}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={isPending} onClick={() => mutate(itemId)}>
              {t('cancel_yes')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel_no')}
            </Button>
          </div>
        </div>
      )}
      {isPossible && !isAsking && (
        <Button {...look} {...(children && { 'aria-label': name })} onClick={() => setIsAsking(true)}>
          {children ?? name}
        </Button>
      )}
      {code && !isCanceled && <p role="alert">{code === 'stale_status' ? t('cancel_late') : errors(code)}</p>}
    </div>
  )
}
