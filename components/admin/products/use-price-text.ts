'use client'

import { plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import { useFormatter, useTranslations } from 'next-intl'

/** A price within a sentence, as the shop writes prices. */
export function usePriceText(): (amount: Grosze) => string {
  const t = useTranslations('ui')
  const format = useFormatter()
  return (amount) =>
    t('price', {
      amount: format.number(plnFromGrosze(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    })
}
