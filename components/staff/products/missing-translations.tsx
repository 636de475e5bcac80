import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { listFields } from '@bieznik/contract/catalogue/product-fields'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { useLocale, useTranslations } from 'next-intl'

/** Which texts of a product have not been translated; nothing when all have. */
export function MissingTranslations({ product }: { product: ManagedProduct }) {
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
