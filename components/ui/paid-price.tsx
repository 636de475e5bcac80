import type { Grosze } from '@bieznik/contract/money'
import { useFormatter, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

interface PaidPriceProps {
  /** What it counts for. */
  amount: Grosze
  /** What was really paid, two decimals as text: "103.40". */
  usd: string
  /** Dollars stand before, as where all amounts are in dollars. */
  dollarsFirst?: boolean
}

/** An amount that was paid in dollars: `412,50 zł ($103.40)`. */
export function PaidPrice({ amount, usd, dollarsFirst = false }: PaidPriceProps) {
  const price = <Price amount={amount} />
  const dollars = <Dollars usd={usd} />
  return (
    <span className="[&>span]:whitespace-nowrap">
      <span>{dollarsFirst ? dollars : price}</span>{' '}
      <span className="text-quiet">({dollarsFirst ? price : dollars})</span>
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
