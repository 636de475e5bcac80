import { usdCents, type ExchangeRate, type Grosze } from '@bieznik/contract/money'
import { useFormatter, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

/** An amount in real dollars at the rate stored with the order, with the PLN amount beside it. */
export function DollarPrice({ amount, rate }: { amount: Grosze; rate: ExchangeRate }) {
  const t = useTranslations('money')
  const format = useFormatter()
  const dollars = format.number(usdCents(amount, rate) / 100, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <span className="whitespace-nowrap">
      <span className="figures">{t('usd', { amount: dollars })}</span>{' '}
      <span className="text-quiet">
        (<Price amount={amount} />)
      </span>
    </span>
  )
}
