'use client'

import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { useTranslations, useLocale } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { ProductForm } from './product-form'
import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { listFields } from '@bieznik/contract/catalogue/product-fields'

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

/** Which texts of a product have not been translated; nothing when all have. */
function MissingTranslations({ product }: { product: ManagedProduct }) {
  const t = useTranslations('product_form')
  const language = useLocale()
  const texts = new Map<string, unknown>(Object.entries(product))
  const missing = listFields(product.productType).filter(
    ({ name, translation }) => translation && texts.get(name) === '' && texts.get(translation.of) !== '',
  )
  if (missing.length === 0) return null
  const names = missing.map(({ name }) => fieldName(name, language)).join(', ')
  return <p className="border-l-4 border-amber pl-3">{t('translations_missing', { names })}</p>
}
