import type { Product } from '@bieznik/contract/product'
import { formatTireSize } from '@bieznik/contract/tire-size'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { formatSpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { formatWheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { listSpacers } from '@/lib/product-api/spacers.server'
import { listTires } from '@/lib/product-api/tires.server'
import { listWheels } from '@/lib/product-api/wheels.server'

/** The way from a product that cannot be bought to those that fit in its place; nothing where there are none. */
export async function SimilarProducts({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const { href, name, listed } = await similarTo(product)
  // One that is sold out stands in the list itself.
  const count = product.inArchive ? listed : listed - 1
  return count > 0 && <TextLink href={href}>{t('similar', { name, count })}</TextLink>
}

async function similarTo(product: Product): Promise<{ href: string; name: string; listed: number }> {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      const { total } = await listTires({ width, profile, diameter }, 1, 1)
      return { href: tireSizePath(product), name: formatTireSize(product), listed: total }
    }
    case 'Wheel': {
      const { diameter, boltSpacing } = product
      const [t, { total }] = await Promise.all([
        getTranslations('wheel'),
        listWheels({ diameter, boltSpacing }, 1, 1),
      ])
      const href = `/wheels/filter/${formatWheelSearch({ diameter, boltSpacing })}`
      return { href, name: t('size', { diameter, boltSpacing }), listed: total }
    }
    case 'Spacer': {
      const { boltDistance } = product
      const { total } = await listSpacers({ boltDistance }, 1, 1)
      return {
        href: `/spacer/filter/${formatSpacerSearch({ boltDistance })}`,
        name: boltDistance,
        listed: total,
      }
    }
  }
}
