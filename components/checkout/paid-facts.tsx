import { addMoney, amountDue, type Grosze } from '@bieznik/contract/money/money'
import { isAwaited } from '@bieznik/contract/money/payment-providers'
import { useTranslations } from 'next-intl'
import { PaidPrice } from '@/components/ui/paid-price'
import { Price } from '@/components/ui/price'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { Paid } from './use-paid'

interface PaidFactsProps {
  paid: Paid
  total: Grosze
  method: CheckoutForm['payment']
}

/** What has been paid of the order already, and what is still to be paid; nothing where nothing has been paid. */
export function PaidFacts({ paid: { payments = [], isUnknown }, total, method }: PaidFactsProps) {
  const t = useTranslations('checkout')
  const isByWallet = method === 'paypal'
  if (isByWallet && isUnknown) return <p role="alert">{t('payments_failed')}</p>
  if (payments.length === 0) return isByWallet && <p>{t('pay_first')}</p>
  const due = amountDue(total, addMoney(...payments.map(({ amount }) => amount)))
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {payments.map(({ id, amount, usd }) => (
        <div key={id} className="contents">
          <dt>{t('paid')}</dt>
          <dd className="text-right">
            <PaidPrice amount={amount} usd={usd} />
          </dd>
        </div>
      ))}
      <dt className="text-lg font-semibold">
        {t(due > 0 && !isAwaited(method) ? 'due_at_delivery' : 'due')}
      </dt>
      <dd className="text-right text-lg font-semibold">
        <Price amount={due} />
      </dd>
    </dl>
  )
}
