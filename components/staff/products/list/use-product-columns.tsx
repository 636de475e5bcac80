import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { Badge } from '@/components/ui/badge'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { LOW_STOCK } from '@/lib/products/product-search'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import type { Column } from '../../parts/list/column'
import { RowLink } from '../../parts/list/row-link'
import { IncompleteBadge } from '../incomplete-badge'
import { SaleBadge } from '../sale-badge'
import { PriceCell } from './price-cell'
import { StockCell } from './stock-cell'

export function useProductColumns(): Column<Product>[] {
  const t = useTranslations('admin_products')
  return [
    { head: t('product'), cell: (product) => <NamedProduct product={product} />, sort: 'title' },
    { head: t('id'), cell: ({ id }) => id, isNumber: true, sort: 'id' },
    {
      head: t('price'),
      cell: (product) => (
        <>
          {product.reduction && <Price amount={product.price} className="font-semibold" />}{' '}
          <PriceCell product={product} />
        </>
      ),
      isNumber: true,
      sort: 'price',
    },
    {
      head: t('stock'),
      cell: (product) => (
        <>
          {product.quantityInStock <= LOW_STOCK && <Badge tone="amber">{t('low')}</Badge>}{' '}
          <StockCell product={product} />
        </>
      ),
      isNumber: true,
      sort: 'stock',
    },
    {
      head: t('state'),
      cell: (product) => (
        <>
          <SaleBadge inArchive={product.inArchive} /> <IncompleteBadge product={product} />
        </>
      ),
      sort: 'state',
    },
    { head: t('kind'), cell: ({ productType }) => t(`kinds.${productType}`), sort: 'kind', isWideOnly: true },
  ]
}

/** As high as the row. */
const PLACE = { sizes: '1.75rem', widths: [120] } as const

function NamedProduct({ product }: { product: Product }) {
  const { id, title, url } = product
  return (
    <span className="flex items-center gap-2">
      <span className="w-7 shrink-0">
        {/* The title stands beside it. */}
        <ProductThumbnail
          picture={{ src: drawingAddress(product), alt: '', ...(url && { photograph: url }) }}
          title=""
          place={PLACE}
        />
      </span>
      <RowLink href={`/admin/products/${id}`}>
        <ContentText lang={textLanguage(product, 'title')}>{title}</ContentText>
      </RowLink>
    </span>
  )
}
