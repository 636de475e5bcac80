import { percentBelow, type Grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { usePriceText } from './use-price-text'

/**
 * What the law wants beside a reduced price: the lowest one of the thirty days before. The percentage says how much lower the price is than
 * that, and is left out when it is not.
 */
export function useLowestPriceText(): (price: Grosze, lowestPrice: Grosze) => string {
  const t = useTranslations('ui')
  const priceText = usePriceText()
  return (price, lowestPrice) => {
    const percent = percentBelow(price, lowestPrice)
    return percent === null
      ? t('lowest_price', { price: priceText(lowestPrice) })
      : t('lowest_price_percent', { price: priceText(lowestPrice), percent: String(percent) })
  }
}
