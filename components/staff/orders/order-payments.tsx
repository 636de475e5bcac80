import type { Payment } from '@bieznik/contract/money/payment'
import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Day } from '@/components/ui/day'
import { DollarPrice } from '@/components/ui/dollar-price'
import { PaidPrice } from '@/components/ui/paid-price'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { RefundAccounts } from '../corrections/refund-accounts'
import { RefundPayment } from './refund-payment'
import { ForStaff } from '../members/for-staff'

const tones: Record<Payment['state'], BadgeTone> = {
  created: 'neutral',
  captured: 'green',
  refused: 'quiet',
  refunded: 'quiet',
  disputed: 'amber',
}

/** Money came in, as it was asked for or not, and has not gone back. Once a part has, the rest is sent by the order. */
const canBeRefunded = ({ state }: Payment, { refunded }: StaffOrder) =>
  (state === 'captured' && refunded === undefined) || state === 'disputed'

/** What was paid for the order through a provider and what is still due; nothing where there is no such payment. */
export function AdminOrderPayments({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin')
  const method = useTranslations('payment')
  const { payments, due, exchangeRate } = order
  if (payments.length === 0) return null
  return (
    <Card aria-labelledby="payments">
      <h2 id="payments" className="mb-3 text-sm font-semibold">
        {t('payments')}
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Day date={payment.refundedAt ?? payment.capturedAt ?? payment.createdAt} />
            <Badge tone={tones[payment.state]}>{t(`payment_state.${payment.state}`)}</Badge>
            <PaidPrice amount={payment.amount} usd={payment.usd} />
            <span className="figures break-all whitespace-normal text-quiet">
              {t('wallet_order', { method: method(payment.provider), id: payment.reference ?? '–' })}
            </span>
            {payment.isRefundAsked ? (
              <Badge tone="amber">{t('refund_asked')}</Badge>
            ) : (
              canBeRefunded(payment, order) && (
                <ForStaff area="office">
                  <RefundPayment payment={payment} buyer={order.name}>
                    {payment.provider === 'transfer' && <RefundAccounts returns={order.returns} cause="" />}
                  </RefundPayment>
                </ForStaff>
              )
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 border-t border-line pt-3 font-semibold">
        <span>{t('due')}</span> <DollarPrice amount={due} rate={exchangeRate} />
      </p>
    </Card>
  )
}
