import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import type { StatedRefund } from '@/lib/withdrawal/refund-of-statement'
import { Fact } from '@/components/ui/facts'

interface RefundFactProps {
  refund: StatedRefund
  /** An account was given. It is used only for money that was paid at the delivery. */
  hasAccount: boolean
}

/** How much comes back, and where it goes. */
export function RefundFact({ refund: { amount, typeOfPayment }, hasAccount }: RefundFactProps) {
  const t = useTranslations('withdrawal')
  const method = useTranslations('payment')

  function wayText(): string {
    if (typeOfPayment === 'transfer') return t('refund_way.transfer')
    if (typeOfPayment === 'payment_at_delivery')
      return t(`refund_way.${hasAccount ? 'account' : 'payment_at_delivery'}`)
    return t('refund_way.provider', { method: method(typeOfPayment) })
  }

  return (
    <Fact term={t('refund')}>
      {amount === 0 ? (
        t('refund_none')
      ) : (
        <>
          <strong>
            <Price amount={amount} />
          </strong>
          <span>{`, ${wayText()}`}</span>
        </>
      )}
    </Fact>
  )
}
