'use client'

import type { OrderPayment as Payment } from '@bieznik/contract/money/payment'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/order/status-badge'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { OrderActions } from './order-actions'
import { OrderDocuments } from './order-documents'
import { OrderFacts } from './order-facts'
import { OrderGoods } from './order-goods'
import { OrderPayment } from './order-payment'
import { OrderStory } from './order-story'
import { WhatIsNext } from './what-is-next'

interface OrderPageProps {
  order: OwnOrder
  buyer: OrderBuyer
  /** Of its parts. */
  headingAs?: 'h2' | 'h3'
  /** How it is paid stands on the page already. */
  hidesPayment?: boolean
  /** What is stored of it, where that is known. */
  payment?: Payment | null
}

/** One order, wherever its buyer sees it: what happened, what is due, what was bought, and what can be done now. On paper it stands alone. */
export function OrderPage({
  order,
  buyer,
  headingAs = 'h2',
  hidesPayment = false,
  payment = null,
}: OrderPageProps) {
  const t = useTranslations('orders')
  const part = { order, buyer, headingAs }
  return (
    <article className="paper-sheet @container flex flex-col gap-6">
      <p className="hidden text-2xl font-semibold print:block">{t('details_of', { id: String(order.id) })}</p>
      {!hidesPayment && <OrderPayment order={order} buyer={buyer} known={payment} />}
      <div className="grid gap-x-10 gap-y-6 @3xl:grid-cols-[1fr_19rem] @3xl:grid-rows-[auto_1fr] print:grid-cols-[1fr_15rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-label={t('story.title')} className="flex flex-col items-start gap-3">
            <StatusBadge status={order.status} />
            <OrderStory order={order} />
          </section>
          <WhatIsNext {...part} />
          <OrderGoods {...part} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 print:col-start-2 print:row-start-1">
          <OrderFacts order={order} />
          <OrderDocuments {...part} />
        </div>
        <OrderActions {...part} />
      </div>
    </article>
  )
}
