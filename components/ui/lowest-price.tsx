import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { percentBelow, type Grosze } from '@bieznik/contract/grosze'
import { usePriceText } from './use-price-text'

interface LowestPriceProps {
  /** The reduced price, beside which this stands. */
  price: Grosze
  /** Of the thirty days before the reduction; undefined: the price is no reduced one. */
  lowestPrice?: Grosze | undefined
  className?: string
}

/** What the law wants beside a reduced price. The percentage says how much lower it is than that, and is left out when it is not. */
export function LowestPrice({ price, lowestPrice, className }: LowestPriceProps) {
  const t = useTranslations('ui')
  const priceText = usePriceText()
  if (lowestPrice === undefined) return null
  const percent = percentBelow(price, lowestPrice)
  return (
    <span className={clsx('text-sm text-quiet', className)}>
      {percent === null
        ? t('lowest_price', { price: priceText(lowestPrice) })
        : t('lowest_price_percent', { price: priceText(lowestPrice), percent: String(percent) })}
    </span>
  )
}
