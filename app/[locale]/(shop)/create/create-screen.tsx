'use client'

import type { Product, ProductType } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { NewProduct } from '@/components/admin/products/new-product'
import { Stock } from '@/components/catalogue/stock'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductLayout } from '@/components/product/product-layout'
import { Button } from '@/components/ui/button'
import { useSpecification } from '../product-specification'

/** The form for a new product above the product's own page, as it will be. */
export function CreateScreen({ kind }: { kind: ProductType }) {
  return <NewProduct kind={kind} renderPreview={(product) => <ProductPreview product={product} />} />
}

function ProductPreview({ product }: { product: Product }) {
  const t = useTranslations('product')
  return (
    <ProductLayout
      kind={product.productType}
      title={product.title}
      titleAs="h3"
      price={product.price}
      gallery={<ProductGallery product={product} />}
      stock={<Stock quantity={product.quantityInStock} />}
      action={<Button disabled>{t('add_to_cart')}</Button>}
      specification={useSpecification(product)}
      description={product.productType === 'Tire' && product.inf}
    />
  )
}
