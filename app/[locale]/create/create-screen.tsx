'use client'

import type { Product, ProductType } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { NewProduct } from '@/components/staff/products/new-product'
import { Stock } from '@/components/catalogue/stock'
import { ProductLayout } from '@/components/product/product-layout'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { useSpecification } from '../(shop)/product-specification'

/** The form for a new product above the product's own page, as it will be. */
export function CreateScreen({ kind }: { kind: ProductType }) {
  return <NewProduct kind={kind} renderPreview={(product) => <ProductPreview product={product} />} />
}

function ProductPreview({ product }: { product: Product }) {
  const t = useTranslations('product')
  return (
    <ProductLayout
      product={product}
      titleAs="h3"
      price={<Price amount={product.price} />}
      stock={<Stock quantity={product.quantityInStock} />}
      action={<Button disabled>{t('add_to_cart')}</Button>}
      specification={useSpecification(product)}
    />
  )
}
