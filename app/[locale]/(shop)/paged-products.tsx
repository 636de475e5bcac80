import type { FacetCounts } from '@bieznik/contract/catalogue/facet-choice'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { toCardProduct } from '@/lib/catalogue/card-product'
import type { OfferedCondition } from '@/lib/catalogue/offered-condition'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { useCardTexts } from './card-texts'
import { ListPages } from './list-pages'
import { ProductCards } from './product-cards'

interface PagedProductsProps {
  found: ProductPage<ListedProduct> & { facets?: FacetCounts | null }
  page: number
  /** Of the whole list, without a language prefix. */
  path: string
  /** Of what it shows, null: of several kinds; not given: no car narrows it. */
  kind?: ListKind | null | undefined
  /** By what the list is narrowed, the query of its address; not given: by nothing. */
  by?: string
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
  /** The first card is in sight when the page opens on a phone. */
  isInSight?: boolean
  isHome?: boolean
  /** Of all tires, where the list is not narrowed. */
  condition?: OfferedCondition | undefined
}

/** One page of a list of products, with the way to the others. */
export function PagedProducts({
  found: { products, total, facets },
  page,
  path,
  kind,
  by = '',
  heading,
  isInSight = false,
  isHome = false,
  condition,
}: PagedProductsProps) {
  const textsOf = useCardTexts()
  const t = useTranslations('catalogue')
  const isWhole = products.length === total
  // Further pages may have others.
  const areRetreads =
    products.length > 0 &&
    products.every(isRetread) &&
    (isWhole || condition === 'retreaded' || hasRetreadsAlone(facets))
  const cards = products.map((product) => ({
    ...toCardProduct(product, { isMarked: !areRetreads }),
    texts: textsOf(product),
  }))
  const note = areRetreads && !isHome && (
    <TextLink href="/retreading" prefetch={false}>
      {t('all_retreaded')}
    </TextLink>
  )
  return (
    <div className="flex flex-col gap-6">
      <ProductCards
        products={cards}
        heading={heading}
        isInSight={isInSight}
        note={note}
        list={kind === undefined ? undefined : { kind, by }}
      />
      <ListPages page={page} pageCount={Math.ceil(total / PAGE_SIZE)} path={path} by={by} />
    </div>
  )
}

const hasRetreadsAlone = (facets: FacetCounts | null | undefined): boolean =>
  facets?.values['condition']?.every(({ value, count }) => value === 'retreaded' || count === 0) === true
