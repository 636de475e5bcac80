import { useFormatter, useTranslations } from 'next-intl'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/grosze'

/** An amount in PLN, two decimals, as the locale writes numbers and always with the sign after it: `412,50 zł`. */
export function usePriceText(): (amount: Grosze) => string {
  const t = useTranslations('ui')
  const format = useFormatter()
  return (amount) =>
    t('price', {
      amount: format.number(plnFromGrosze(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    })
}
