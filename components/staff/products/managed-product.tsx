'use client'

import type { ManagedProduct as Managed } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/ui/content-text'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { productQuery } from '@/lib/products/product-queries'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { LoadFailure } from '../parts/load-failure'
import { ForStaff } from '../members/for-staff'
import { ArchiveForm } from './archive-form'
import { EditProduct } from './edit-product'
import { IncompleteBadge } from './incomplete-badge'
import { PriceForm } from './price-form'
import { ProductHistory } from './product-history'
import { ProductPrices } from './reductions/product-prices'
import { SaleBadge } from './sale-badge'
import { StockForm } from './stock-form'
import { useStaffQuery } from '../parts/use-staff-query'

/** All that staff do with one product. */
export function ManagedProduct({ productId }: { productId: number }) {
  const t = useTranslations('admin_products')
  const { data, error, refetch } = useStaffQuery(productQuery(productId))
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextLink href="/admin/products" prefetch={false}>
          {t('back')}
        </TextLink>
      </p>
      {data ? (
        <Sheets product={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>{t('loading')}</Loading>
      )}
    </div>
  )
}

function Sheets({ product }: { product: Managed }) {
  const t = useTranslations('admin_products')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 className="text-lg font-semibold">
          <ContentText lang="pl">{product.title}</ContentText>
        </h2>
        <SaleBadge inArchive={product.inArchive} />
        <IncompleteBadge product={product} />
        <TextLink href={detailPath(product)} prefetch={false}>
          {t('in_shop')}
        </TextLink>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <ForStaff area="office">
          <PriceForm product={product} />
        </ForStaff>
        <ForStaff area="stock">
          <StockForm product={product} />
        </ForStaff>
        <ForStaff area="office">
          <ArchiveForm product={product} />
        </ForStaff>
      </div>
      <ProductPrices product={product} />
      <ForStaff area="office">
        <EditProduct product={product} />
      </ForStaff>
      <ProductHistory productId={product.id} />
    </>
  )
}
