import type { Product } from '@bieznik/contract/catalogue/product'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { formatSpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { formatWheelSearch } from '@/lib/catalogue/wheel-filter-segment'

type Way = readonly [text: string, href: string]

const searchPath = (words: string) => `/products/title/${encodeURIComponent(words)}`

/** From a product to what goes with it on the same axle; those of its own size are a press away in the breadcrumbs. */
export async function SeeAlso({ product }: { product: Product }) {
  const t = await getTranslations('see_also')
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-x-6">
      <span>{`${t('title')}:`}</span>
      {waysFrom(t, product).map(([text, href]) => (
        <TextLink key={href} href={href} prefetch={false}>
          {text}
        </TextLink>
      ))}
    </nav>
  )
}

function waysFrom(
  t: Awaited<ReturnType<typeof getTranslations<'see_also'>>>,
  product: Product,
): readonly Way[] {
  switch (product.productType) {
    case 'Tire': {
      const { diameter } = product
      return [[t('wheels', { diameter }), `/wheels/filter/${formatWheelSearch({ diameter })}`]]
    }
    case 'Wheel': {
      const { diameter, boltSpacing: boltDistance } = product
      return [
        [t('tires', { diameter }), searchPath(t('tires_query', { diameter }))],
        [t('spacers', { boltDistance }), `/spacer/filter/${formatSpacerSearch({ boltDistance })}`],
      ]
    }
    case 'Spacer': {
      const { boltDistance } = product
      return [[t('wheels_by_bolts', { boltDistance }), searchPath(t('wheels_query', { boltDistance }))]]
    }
  }
}
