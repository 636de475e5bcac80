'use client'

import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ProductEvent } from '@bieznik/contract/catalogue/product-input'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'
import { isProductField } from '@/lib/products/product-form'

/** What happened, in words. */
export function useEventText(): (event: ProductEvent) => string {
  const t = useTranslations()
  const format = useFormatter()
  const language = useLocale()
  const priceText = usePriceText()
  return ({ event, price, stock, fields }) => {
    const values = {
      from: price ? priceText(price.from) : '',
      to: price ? priceText(price.to) : '',
      change: format.number(stock?.change ?? 0, { signDisplay: 'always' }),
      reason: stock ? t(`admin_products.ledger.${stock.reason}`) : '',
      fields: fields.map((name) => (isProductField(name) ? fieldName(name, language) : name)).join(', '),
    }
    return t(`admin_products.events.${event}`, values)
  }
}
