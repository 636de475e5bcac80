import 'server-only'
import { conditionOf } from '@bieznik/contract/catalogue/is-retread'
import type { Product } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/routing'
import { priceText } from '@bieznik/contract/money/price-text'

/** A product in two sentences of its own numbers. No two products have the same: it ends with the product's id. */
export async function describeProduct(product: Product, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'seo' })
  const common = {
    id: String(product.id),
    title: product.title,
    price: priceText(product.price, locale),
  }
  switch (product.productType) {
    case 'Tire': {
      const { season, icVc, protector } = product
      const condition = conditionOf(product)
      const size = formatTireSize(product)
      return t('tire', { ...common, condition, size, season, icVc, protector: protector || 'none' })
    }
    case 'Wheel': {
      const { width, diameter, boltSpacing, centralBoreDiameter: centralBore } = product
      return t('wheel', { ...common, width, diameter, boltSpacing, centralBore })
    }
    case 'Spacer': {
      const { boltDistance, boltInfo, thickness } = product
      return t('spacer', { ...common, boltDistance, boltInfo, thickness })
    }
  }
}
