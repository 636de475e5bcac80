import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { DollarPrice } from '@/components/ui/dollar-price'
import { PaidPrice } from '@/components/ui/paid-price'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { MoneyBackFacts } from './money-back-facts'
import { Fact } from './fact'

/** What was paid for the order, what went back, and what is still to be paid; nothing where nothing was paid. */
export function OrderPayments({
  order: { payments, moneyBack = [], due, exchangeRate },
}: {
  order: OwnOrder
}) {
  const t = useTranslations('orders')
  const method = useTranslations('payment')
  const moved = payments.filter(({ capturedAt }) => capturedAt !== null)
  if (moved.length === 0 && moneyBack.length === 0) return null
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {moved.map(({ id, provider, amount, usd, capturedAt }) => (
        <Fact
          key={id}
          name={
            <>
              <span>{t('paid', { method: method(provider) })}</span> <Day date={capturedAt ?? ''} />
            </>
          }
        >
          <PaidPrice amount={amount} usd={usd} />
        </Fact>
      ))}
      <MoneyBackFacts moneyBack={moneyBack} />
      <Fact name={t('due')}>
        <DollarPrice amount={due} rate={exchangeRate} />
      </Fact>
    </dl>
  )
}
