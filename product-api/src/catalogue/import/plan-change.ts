import { codeOf } from '@bieznik/contract/catalogue/goods-words'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { findField } from '@bieznik/contract/catalogue/product-fields'
import { importFields, type ImportField } from '@bieznik/contract/catalogue/product-import'
import { translationOf, translations } from '@bieznik/contract/translated'
import { isMadeTitle, typedWords } from '../products/written-product.ts'
import { checkLeavingOut, type Nameable } from './check-leaving-out.ts'
import { checkProduct } from './check-product.ts'
import { contradictedTitle } from './contradicted-title.ts'
import { lineOf, refuse, withLeftOut, type Planned, type Subject } from './planned-line.ts'
import { cellOf, changesBetween, fieldsOf, productOf, type ImportedProduct } from './product-fields.ts'
import type { Reasons, Values } from './read-cell.ts'
import type { ReadLine } from './read-cells.ts'

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
  before: ManagedProduct,
  given: Values,
): ImportedProduct {
  const { written } = product
  const titles = translations('title', (language) => {
    const field = translationOf('title', language)
    return before[field] === '' && given[field] === undefined ? '' : written[field]
  })
  return { ...product, written: { ...written, ...titles } }
}

/** What a title may say too. */
const titled: ReadonlySet<string> = new Set<ImportField>([
  'title',
  'width',
  'profile',
  'diameter',
  'icVc',
  'loadClass',
  'et',
  'boltSpacing',
  'secondBoltSpacing',
  'boltDistance',
])

/** A title that stays, or by which the product was found, says nothing else than what changes beside it. */
function contradicted(subject: Subject, given: Values, product: ImportedProduct): Reasons {
  if (!Object.keys(given).some((field) => titled.has(field))) return []
  const { title } = product.written
  const own = isMadeTitle('title', productOf(0, product)) ? '' : title
  const found = subject.id === null ? subject.title : ''
  const said = [own, found].map((each) => contradictedTitle(each, product.written))
  return said.find((reasons) => reasons.length > 0) ?? []
}

function same(subject: Subject, before: ManagedProduct): Planned {
  if (subject.read.leftOut.length === 0) return { outcome: 'same' }
  return { outcome: 'same', line: lineOf({ ...subject, title: before.title }, 'same', before.id) }
}

/** What a line changes of a product that is there. */
export function planChange(subject: Subject, before: ManagedProduct, nameable: Nameable): Planned {
  const current = { ...fieldsOf(before), ...typedWords(before) }
  const given = newValues(subject.read, fieldsOf(before))
  if (Object.keys(given).length === 0) return same(subject, before)
  const check = (values: Values) => checkProduct(before.productType, { ...current, ...values })
  const checked = checkLeavingOut(given, { ...nameable, check })
  const noted = withLeftOut({ ...subject, id: before.id }, checked.leftOut)
  if ('reasons' in checked) return refuse(noted, checked.reasons)
  const product = untranslatedAsBefore(checked.product, before, given)
  const contradiction = contradicted(subject, given, product)
  if (contradiction.length > 0) return refuse(noted, contradiction)
  const changes = changesBetween(before, product)
  if (changes.length === 0) return same(noted, before)
  const line = { ...lineOf({ ...noted, title: before.title }, 'changed', before.id), changes }
  return { outcome: 'changed', line, product, before }
}
