import type { Language } from '@bieznik/contract/language'
import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { Badge } from '@/components/ui/badge'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { LOW_STOCK, type ProductSearch } from '@/lib/products/product-search'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { Link } from '@/lib/i18n/navigation'
import { SelectProduct, SelectShown } from '../bulk/select-product'
import type { ProductSelection } from '../bulk/use-product-selection'
import { IncompleteBadge } from '../incomplete-badge'
import { SaleBadge } from '../sale-badge'
import { PriceCell } from './price-cell'
import { SortHeader } from './sort-header'
import { StockCell } from './stock-cell'

interface ProductsTableProps {
  products: readonly Product[]
  query: ProductSearch
  selection: ProductSelection
}

export function ProductsTable({ products, query, selection }: ProductsTableProps) {
  const t = useTranslations('admin_products')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">
            <SelectShown shown={products.length} selection={selection} />
          </th>
          <SortHeader column="id" query={query} className="max-sm:hidden" />
          <th scope="col">
            <VisuallyHidden>{t('picture')}</VisuallyHidden>
          </th>
          <SortHeader column="title" query={query} />
          <SortHeader column="price" query={query} className="text-right" />
          <SortHeader column="stock" query={query} className="text-right" />
          <SortHeader column="state" query={query} />
          <SortHeader column="kind" query={query} />
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} selection={selection} />
        ))}
      </tbody>
    </Table>
  )
}

/** As wide as the column of pictures. */
const PLACE = { sizes: '3.5rem', widths: [120] } as const

function ProductRow({ product, selection }: { product: Product; selection: ProductSelection }) {
  const t = useTranslations('admin_products')
  const { id, title, price, reduction, quantityInStock, inArchive, productType, url } = product
  return (
    <tr>
      <td>
        <SelectProduct id={id} title={title} selection={selection} />
      </td>
      <th scope="row" className="figures max-sm:hidden">
        {id}
      </th>
      <td>
        <div className="w-14">
          {/* The title stands beside it. */}
          <ProductThumbnail
            picture={{ src: drawingAddress(product), alt: '', ...(url && { photograph: url }) }}
            title=""
            place={PLACE}
          />
        </div>
      </td>
      <td className="min-w-40">
        <ProductLink id={id} title={title} lang={textLanguage(product, 'title')} />
      </td>
      <td className="text-right whitespace-nowrap">
        {reduction && <Price amount={price} className="block font-semibold" />}
        <PriceCell product={product} />
        <LowestPrice
          price={price}
          lowestPrice={reduction?.lowestPrice}
          className="block min-w-40 whitespace-normal"
        />
      </td>
      <td className="text-right whitespace-nowrap">
        {quantityInStock <= LOW_STOCK && <Badge tone="amber">{t('low')}</Badge>}{' '}
        <StockCell product={product} />
      </td>
      <td>
        <SaleBadge inArchive={inArchive} /> <IncompleteBadge product={product} />
      </td>
      <td>{t(`kinds.${productType}`)}</td>
    </tr>
  )
}

function ProductLink({ id, title, lang }: Pick<Product, 'id' | 'title'> & { lang: Language | undefined }) {
  return (
    <Link
      href={`/admin/products/${id}`}
      prefetch={false}
      className="inline-block py-2 text-signal underline underline-offset-4"
    >
      <ContentText lang={lang}>{title}</ContentText>
    </Link>
  )
}
