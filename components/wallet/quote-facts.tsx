import type { PaymentQuote } from '@bieznik/contract/money/payment'
import { useFormatter, useTranslations } from 'next-intl'
import { Dollars } from '@/components/ui/paid-price'
import { Price } from '@/components/ui/price'

/** The total, what that is in dollars, and why it is dollars. */
export function QuoteFacts({ quote: { total, usd, exchangeRate } }: { quote: PaymentQuote }) {
  const t = useTranslations('payment_page')
  const format = useFormatter()
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>{t('total')}</dt>
        <dd className="text-right">
          <Price amount={total} />
        </dd>
        <dt className="text-lg font-semibold">{t('in_dollars')}</dt>
        <dd className="text-right text-lg font-semibold">
          <Dollars usd={usd} />
        </dd>
      </dl>
      <p className="text-sm text-quiet">
        {t('why_dollars', {
          date: format.dateTime(new Date(exchangeRate.date), { dateStyle: 'medium' }),
          rate: format.number(exchangeRate.plnPerUsd, { minimumFractionDigits: 4 }),
        })}
      </p>
    </>
  )
}
