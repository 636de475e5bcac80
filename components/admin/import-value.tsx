import { groszeFromPln } from '@bieznik/contract/grosze'
import { findField } from '@bieznik/contract/product-fields'
import type { ImportField } from '@bieznik/contract/product-import'
import { productTypes } from '@bieznik/contract/product'
import { seasons, tireTypes } from '@bieznik/contract/tire-codes'
import { useFormatter, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

/** A value of a product as the report has it, in the reader's language. */
export function ImportValue({ field, value }: { field: ImportField; value: string }) {
  const t = useTranslations('product_import')
  const format = useFormatter()
  if (value === '') return <span>{t('nothing')}</span>
  switch (field) {
    case 'price':
      return <Price amount={groszeFromPln(Number(value))} />
    case 'quantityInStock':
      return <span className="figures">{format.number(Number(value))}</span>
    case 'isRetreaded':
      return <span>{t(value === 'true' ? 'conditions.retreaded' : 'conditions.new')}</span>
    case 'inArchive':
      return <span>{t(value === 'true' ? 'answers.true' : 'answers.false')}</span>
    case 'productType':
      return <span>{named(productTypes, value, (kind) => t(`kinds.${kind}`))}</span>
    case 'typeOfTire':
      return <span>{named(tireTypes, value, (type) => t(`types.${type}`))}</span>
    case 'season':
      return <span>{named(seasons, value, (season) => t(`seasons.${season}`))}</span>
    default:
      return findField(field)?.control === 'number' ? (
        <span className="figures">{format.number(Number(value))}</span>
      ) : (
        <span>{value}</span>
      )
  }
}

/** The name of a code; what is none stays as it is. */
function named<T extends string>(codes: readonly T[], value: string, nameOf: (code: T) => string): string {
  const code = codes.find((each) => each === value)
  return code === undefined ? value : nameOf(code)
}
