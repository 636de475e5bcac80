'use client'

import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { CaseLink } from '../case-link'
import { Question } from '../question'
import { CancelOrder } from './cancel'
import { OrderAgain } from './order-again'

interface OrderActionsProps {
  order: OwnOrder
  buyer: OrderBuyer
  headingAs: 'h2' | 'h3'
}

/** What can be done with an order at this moment, and whom to ask. */
export function OrderActions({ order, buyer, headingAs: Heading }: OrderActionsProps) {
  const t = useTranslations('orders')
  const link = 'link' in buyer ? buyer.link : undefined
  // Nothing can be changed any more of goods that have left.
  const canBeChanged = order.status === 'Pending' || order.status === 'In Processing'
  return (
    <section aria-label={t('actions')} className="flex flex-col items-start gap-2 print:hidden">
      <Heading className="font-semibold">{t('actions')}</Heading>
      <div className="flex flex-wrap items-start gap-3">
        <CancelOrder order={order} buyer={buyer} />
        {'uid' in buyer && <OrderAgain uid={buyer.uid} items={order.orderItems} />}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <span>{t('print')}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <CaseLink form="withdrawal" order={order} link={link} />
        <CaseLink form="complaint" order={order} link={link} />
      </div>
      <p className="text-sm">
        <Question text={canBeChanged ? 'link_contact' : 'link_question'} />
      </p>
    </section>
  )
}
