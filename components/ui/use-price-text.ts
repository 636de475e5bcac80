import type { Grosze } from '@bieznik/contract/money/grosze'
import { priceText } from '@bieznik/contract/money/price-text'
import { useLocale } from 'next-intl'

/** An amount in PLN, as the language of the page writes it: `412,50 zł`. */
export function usePriceText(): (amount: Grosze) => string {
  const language = useLocale()
  return (amount) => priceText(amount, language)
}
