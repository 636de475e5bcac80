import 'server-only'
import type { ListedProduct, Product } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { formatSpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { formatWheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { listKind } from '@/lib/product-api/kind-lists.server'

export interface SameFit {
  /** What they have in common, as a shopper says it: a tire size, a rim with its bolt circle. */
  name: string
  href: string
  /** The first so many of those that are listed there, sold-out ones too, and how many they are in all. */
  list: (first: number) => Promise<ProductPage<ListedProduct>>
}

/** The list of the products that fit where this one does. */
export async function sameFit(product: Product): Promise<SameFit> {
  const language = await requireLocale()
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      return {
        name: formatTireSize(product),
        href: tireSizePath(product),
        list: (first) => listKind('tires', language, { width, profile, diameter }, 1, first),
      }
    }
    case 'Wheel': {
      const { diameter, boltSpacing } = product
      const t = await getTranslations('wheel')
      return {
        name: t('size', { diameter, boltSpacing }),
        href: `/wheels/filter/${formatWheelSearch({ diameter, boltSpacing })}`,
        list: (first) => listKind('wheels', language, { diameter, boltSpacing }, 1, first),
      }
    }
    case 'Spacer': {
      const { boltDistance } = product
      return {
        name: boltDistance,
        href: `/spacer/filter/${formatSpacerSearch({ boltDistance })}`,
        list: (first) => listKind('spacers', language, { boltDistance }, 1, first),
      }
    }
  }
}
