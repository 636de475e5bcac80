import { codeOf } from '@bieznik/contract/goods-words'
import type { ManagedProduct } from '@bieznik/contract/product'
import { findField } from '@bieznik/contract/product-fields'
import { importFields, type ImportField } from '@bieznik/contract/product-import'
import { typedWords } from '../products/written-product.ts'
import { checkProduct } from './check-product.ts'
import { lineOf, refuse, type Planned, type Subject } from './planned-line.ts'
import { cellOf, changesBetween, fieldsOf, type ImportedProduct } from './product-fields.ts'
import type { ReadLine, Values } from './read-cells.ts'

const namesProduct: ReadonlySet<ImportField> = new Set(['id', 'productType', 'supplierCode', 'purchasePrice'])

/** A cell that says what is so already is not checked: what was right once may stay. */
function newValues({ values, written }: ReadLine, current: Values): Values {
  const given = importFields.flatMap((field) => {
    const said = [coded(field, values[field]), written.get(field)]
    const now = [current[field], cellOf(current[field], 'comma'), cellOf(current[field], 'point')].map(
      (each) => coded(field, each),
    )
    const isSame = said.some((each) => each !== undefined && now.includes(each))
    return field in values && !isSame && !namesProduct.has(field) ? [field] : []
  })
  return Object.fromEntries(given.map((field) => [field, values[field]]))
}

/** A value that is written as one of its names is the same as its code. */
function coded(field: ImportField, value: unknown): unknown {
  const values = findField(field)?.values
  return values && typeof value === 'string' ? codeOf(values, value) : value
}

/** A product that was never translated is not translated by a file that says nothing of it. */
function untranslatedAsBefore(
  product: ImportedProduct,
  { titleEn, titleRu }: ManagedProduct,
  given: Values,
): ImportedProduct {
  const { written } = product
  const titles = {
    titleEn: titleEn === '' && given.titleEn === undefined ? '' : written.titleEn,
    titleRu: titleRu === '' && given.titleRu === undefined ? '' : written.titleRu,
  }
  return { ...product, written: { ...written, ...titles } }
}

/** What a line changes of a product that is there. */
export function planChange(subject: Subject, before: ManagedProduct): Planned {
  const current = fieldsOf(before)
  const given = newValues(subject.read, current)
  if (Object.keys(given).length === 0) return { outcome: 'same' }
  const checked = checkProduct(before.productType, { ...current, ...typedWords(before), ...given })
  if ('reasons' in checked) return refuse({ ...subject, id: before.id }, checked.reasons)
  const product = untranslatedAsBefore(checked.product, before, given)
  const changes = changesBetween(before, product)
  if (changes.length === 0) return { outcome: 'same' }
  const line = { ...lineOf({ ...subject, title: before.title }, 'changed', before.id), changes }
  return { outcome: 'changed', line, product, before }
}
