import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import type { StatedRefund } from '@/lib/withdrawal/refund-of-statement'
import { StatementFact } from './statement-facts'

/** How much comes back, and where it goes. */
export function RefundFact({ refund: { amount, typeOfPayment } }: { refund: StatedRefund }) {
  const t = useTranslations('withdrawal')
  const method = useTranslations('payment')
  const way =
    typeOfPayment === 'transfer' || typeOfPayment === 'payment_at_delivery'
      ? t(`refund_way.${typeOfPayment}`)
      : t('refund_way.provider', { method: method(typeOfPayment) })
  return (
    <StatementFact term={t('refund')}>
      {amount === 0 ? (
        t('refund_none')
      ) : (
        <>
          <strong>
            <Price amount={amount} />
          </strong>
          <span>{`, ${way}`}</span>
        </>
      )}
    </StatementFact>
  )
}
