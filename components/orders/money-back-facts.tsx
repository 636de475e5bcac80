import type { MoneyBack } from '@bieznik/contract/money/money-back'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { PaidPrice } from '@/components/ui/paid-price'
import { Fact } from './fact'

/** What of an order's money went back, by which way and when, in a list of facts. */
export function MoneyBackFacts({ moneyBack }: { moneyBack: readonly MoneyBack[] }) {
  const t = useTranslations('orders')
  const method = useTranslations('payment')
  return moneyBack.map(({ amount, usd, provider, state, at }, index) => (
    <Fact
      key={index}
      name={
        <>
          <span>
            {t(state === 'done' ? 'money_back' : 'money_back_asked', {
              method: provider ? method(provider) : t('money_back_by_hand'),
            })}
          </span>{' '}
          <Day date={at} />
        </>
      }
    >
      <PaidPrice amount={amount} usd={usd} />
    </Fact>
  ))
}
