import type { Language } from '@bieznik/contract/language'
import type { Product } from '@bieznik/contract/product'
import { textLanguage } from '@bieznik/contract/text-language'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { LOW_STOCK } from '@/lib/admin-products/product-requests'
import { Link } from '@/lib/i18n/navigation'
import { IncompleteBadge } from './incomplete-badge'
import { SaleBadge } from './sale-badge'

export function ProductsTable({ products }: { products: readonly Product[] }) {
  const t = useTranslations('admin_products')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="text-right">
            {t('price')}
          </th>
          <th scope="col" className="text-right">
            {t('stock')}
          </th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('kind')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </Table>
  )
}

function ProductRow({ product }: { product: Product }) {
  const t = useTranslations('admin_products')
  const { id, title, price, reduction, quantityInStock, inArchive, productType } = product
  return (
    <tr>
      <th scope="row" className="figures">
        {id}
      </th>
      <td className="min-w-40">
        <ProductLink id={id} title={title} lang={textLanguage(product, 'title')} />
      </td>
      <td className="text-right whitespace-nowrap">
        <Price amount={price} />
        <LowestPrice
          price={price}
          lowestPrice={reduction?.lowestPrice}
          className="block min-w-40 whitespace-normal"
        />
      </td>
      <td className="text-right whitespace-nowrap">
        {quantityInStock <= LOW_STOCK && <Badge tone="amber">{t('low')}</Badge>}{' '}
        <span className="figures">{quantityInStock}</span>
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
