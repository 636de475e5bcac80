import { formatBoltCircle, parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import { writeDecimal } from '@bieznik/contract/money/decimal'
import { findField, listFields, type ProductFieldName } from '@bieznik/contract/catalogue/product-fields'
import { newTireDefaults } from '@bieznik/contract/catalogue/product-input'
import { nameOf } from '@bieznik/contract/catalogue/goods-words'
import type { Language } from '@bieznik/contract/language'
import { madeTitle } from '@bieznik/contract/catalogue/made-title'
import { productTypes, type ManagedProduct, type ProductType } from '@bieznik/contract/catalogue/product'
import { fieldIn, inEachField } from '@bieznik/contract/translated'
import { z } from 'zod'

/** What only a product that is new is given here; later each has a form of its own, which asks for the reason. */
const FIRST_FIELDS = ['price', 'quantityInStock'] as const

export type ProductField = ProductFieldName | (typeof FIRST_FIELDS)[number]

/** Every field of any kind, as it is typed, and what was read off a sidewall. */
export type ProductForm = Record<ProductField | 'sidewall', string>

/** Whether the product is made or changed. */
export type FormMode = 'new' | 'edit'

const namesOf = (kind: ProductType) => listFields(kind).map(({ name }) => name)

/** The fields of each kind, in the order of the form. */
export function fieldsOf(kind: ProductType, mode: FormMode): readonly ProductField[] {
  return mode === 'new' ? [...namesOf(kind), ...FIRST_FIELDS] : namesOf(kind)
}

const formNames = [...productTypes.flatMap(namesOf), ...FIRST_FIELDS, 'sidewall' as const]

/** A record of an enum has to have every key, so that a field cannot be missing. */
const EMPTY: ProductForm = z.record(z.enum(formNames), z.string()).parse({
  ...Object.fromEntries(formNames.map((name) => [name, ''])),
  quantityInStock: '0',
})

/** Whether the name of a field of a product is one of a form. */
export function isProductField(name: string): name is ProductField {
  return name !== 'sidewall' && Object.hasOwn(EMPTY, name)
}

/** What the form of a new product starts with. */
export function newProductForm(kind: ProductType): ProductForm {
  if (kind !== 'Tire') return EMPTY
  const { icVc, diameter, width, profile, price } = newTireDefaults
  return {
    ...EMPTY,
    icVc,
    diameter: String(diameter),
    width: String(width),
    profile: String(profile),
    price: String(price),
  }
}

/** What the form of a product changes, as the wire has it. */
export function descriptionOf({
  id: _id,
  productType: _productType,
  price: _price,
  reduction: _reduction,
  quantityInStock: _quantityInStock,
  inArchive: _inArchive,
  ...description
}: ManagedProduct): object {
  return description
}

/** The description of a product as somebody would have typed it in a language. A title that is made of the data is left out. */
export function productFormOf(product: ManagedProduct, language: Language = 'pl'): ProductForm {
  const fields = new Set<string>(namesOf(product.productType))
  const { reduction: _reduction, ...described } = product
  const typed = Object.entries({ ...described, ...typedTitles(product) })
    .filter(([name]) => fields.has(name))
    .map(([name, value]): [string, string] => [name, typedText(name, value, language)])
  return { ...EMPTY, ...Object.fromEntries(typed) }
}

function typedText(name: string, value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.join('\n')
  const values = findField(name)?.values
  if (values && typeof value === 'string') return nameOf(values, value, language)
  if (typeof value === 'number') return writeDecimal(value, language)
  return isSimple(value) ? String(value) : ''
}

const isSimple = (value: unknown): value is string | boolean => ['string', 'boolean'].includes(typeof value)

/** The titles that staff wrote. A tire of a service that does not tell its class keeps its title, from which the class is read. */
function typedTitles(product: ManagedProduct) {
  const isDescribed = product.productType !== 'Tire' || product.loadClass !== undefined
  return inEachField('title', (language) => {
    const title = product[fieldIn('title', language)]
    const isMade = (language !== 'pl' || isDescribed) && title === madeTitle(product, language)
    return isMade ? '' : title
  })
}

/** Whether a number is typed, so that a phone offers digits. */
export function isNumeric(name: ProductField): boolean {
  return name === 'price' || name === 'quantityInStock' || findField(name)?.control === 'number'
}

/** The fields of this kind as they are sent: numbers as numbers, pictures as a list. What is no number is NaN and will be refused. */
export function inputOf(kind: ProductType, mode: FormMode, form: ProductForm): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(kind, mode).map((name) => [name, read(name, form[name])]))
}

/** A number that need not be known. */
const isBlankNumber = (name: ProductField, typed: string): boolean =>
  typed.trim() === '' && findField(name)?.isOptional === true

function read(name: ProductField, typed: string): unknown {
  if (isNumeric(name)) return isBlankNumber(name, typed) ? null : readNumber(typed)
  switch (findField(name)?.control) {
    case 'pictures':
      return typed.split(/\s+/).filter((url) => url !== '')
    case 'boltCircle': {
      const circle = parseBoltCircle(typed)
      return circle ? formatBoltCircle(circle) : typed
    }
    case 'yesNo':
      return typed === '' ? undefined : typed === 'true'
    case 'choice':
      return typed === '' && findField(name)?.isOptional ? null : typed
    default:
      return typed.trim()
  }
}

/** `412,50`, `412.5`, `1 250,00` → a number, in any language; NaN when it is none. */
export function readNumber(typed: string): number {
  const digits = typed.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN
}
