'use client'

import { laterMethods } from '@bieznik/contract/money/payment-providers'
import type { OrderPayment as Payment } from '@bieznik/contract/money/payment'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { TransferBox } from '@/components/order/transfer/transfer-box'
import { LinkButton } from '@/components/ui/link-button'
import { anchorOf, type OrderBuyer } from '@/lib/orders/order-buyer'
import { PayOrder } from '../payment/pay-order'

/** It is paid on a page of the provider, or with a code, and is not paid yet. */
const isPaidOnline = ({ status, due, typeOfPayment }: OwnOrder): boolean =>
  due > 0 && status !== 'Canceled' && laterMethods.some((method) => method === typeOfPayment)

interface OrderPaymentProps {
  order: OwnOrder
  buyer: OrderBuyer
  known: Payment | null
}

/** How what is due is paid; nothing where that is at the delivery, or nothing was due. Who has just paid reads so in the same place. */
export function OrderPayment({ order, buyer, known }: OrderPaymentProps) {
  const t = useTranslations('orders')
  const [wasDue] = useState(isPaidOnline(order))
  const { id, transfer } = order
  if (transfer)
    return (
      <Section buyer={buyer}>
        <TransferBox transfer={transfer} />
      </Section>
    )
  if ('link' in buyer && wasDue)
    return (
      <Section buyer={buyer}>
        <PayOrder payer={{ orderId: id, ...buyer }} known={known} />
      </Section>
    )
  if ('link' in buyer || !isPaidOnline(order)) return null
  return (
    <LinkButton
      href={`/orders/${id}/payment`}
      prefetch={false}
      aria-label={t('pay_of', { id: String(id) })}
      className="self-start print:hidden"
    >
      {t('pay')}
    </LinkButton>
  )
}

function Section({ buyer, children }: { buyer: OrderBuyer; children: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <section id={anchorOf(buyer, 'payment')} aria-label={t('pay_here')} className="scroll-mt-24 print:hidden">
      {children}
    </section>
  )
}
