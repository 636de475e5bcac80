import type { Grosze } from '@bieznik/contract/money/money'
import { useFormatter, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

interface PaidPriceProps {
  /** What it counts for. */
  amount: Grosze
  /** What was really paid, two decimals as text: "103.40"; null: it was paid in złoty. */
  usd: string | null
}

/** An amount, with its dollars smaller beside it where it was paid in dollars: `412,50 zł (103,40 $)`. */
export function PaidPrice({ amount, usd }: PaidPriceProps) {
  if (usd === null) return <Price amount={amount} />
  return (
    <span className="[&>span]:whitespace-nowrap">
      <Price amount={amount} />{' '}
      <span className="text-[0.8em] font-normal text-quiet">
        <span>(</span>
        <Dollars usd={usd} />
        <span>)</span>
      </span>
    </span>
  )
}

/** Dollars as they are, in the form of the locale. */
export function Dollars({ usd }: { usd: string }) {
  const t = useTranslations('money')
  const format = useFormatter()
  const amount = format.number(Number(usd), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className="figures">{t('usd', { amount })}</span>
}
