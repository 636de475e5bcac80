'use client'

import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { MissingTranslations } from './missing-translations'
import { ProductForm } from './product-form'

/** The description of a product. */
export function EditProduct({ product }: { product: ManagedProduct }) {
  const t = useTranslations()
  return (
    <section aria-labelledby="edit" className="flex flex-col gap-3">
      <h2 id="edit" className="font-semibold">
        {t('admin_products.edit')}
      </h2>
      <MissingTranslations product={product} />
      <ProductForm
        kind={product.productType}
        product={product}
        onSaved={() => showToast({ tone: 'success', message: t('product_form.saved') })}
      />
    </section>
  )
}
