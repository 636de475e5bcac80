import { valueName, valueNames } from '@bieznik/contract/catalogue/field-names'
import { groszeFromPln } from '@bieznik/contract/money/grosze'
import { findField } from '@bieznik/contract/catalogue/product-fields'
import type { ImportField } from '@bieznik/contract/catalogue/product-import'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

/** A value of a product as the report has it, in the reader's language. */
export function ImportValue({ field, value }: { field: ImportField; value: string }) {
  const t = useTranslations('product_import')
  const format = useFormatter()
  const language = useLocale()
  if (value === '') return <span>{t('nothing')}</span>
  if (valueNames(field)) return <span>{valueName(field, value, language)}</span>
  if (field === 'price' || field === 'purchasePrice') return <Price amount={groszeFromPln(Number(value))} />
  return field === 'quantityInStock' || findField(field)?.control === 'number' ? (
    <span className="figures">{format.number(Number(value))}</span>
  ) : (
    <span>{value}</span>
  )
}
