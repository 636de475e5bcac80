import { formatBoltCircle, parseBoltCircle } from '@bieznik/contract/bolt-circle'
import { newTireDefaults } from '@bieznik/contract/product-input'
import type { Product, ProductType } from '@bieznik/contract/product'
import { readTitleMarkings, tireTitle } from '@bieznik/contract/tire-title'

/** The fields of each kind, in the order of the form. */
export const kindFields = {
  Tire: [
    'manufacturer',
    'protector',
    'typeOfTire',
    'season',
    'width',
    'profile',
    'diameter',
    'icVc',
    'title',
    'url',
    'urls',
    'inf',
  ],
  Wheel: [
    'title',
    'typeOfWheel',
    'diameter',
    'width',
    'centralBoreDiameter',
    'boltSpacing',
    'color',
    'material',
    'url',
  ],
  Spacer: ['title', 'boltDistance', 'boltInfo', 'thickness', 'url'],
} as const satisfies Record<ProductType, readonly string[]>

/** What only a product that is new is given here; later each has a form of its own, which asks for the reason. */
const FIRST_FIELDS = ['price', 'quantityInStock'] as const

export type ProductField = (typeof kindFields)[ProductType][number] | (typeof FIRST_FIELDS)[number]

/** Every field of any kind, as it is typed, and what was read off a sidewall. */
export type ProductForm = Record<ProductField | 'sidewall', string>

/** Whether the product is made or changed. */
export type FormMode = 'new' | 'edit'

export function fieldsOf(kind: ProductType, mode: FormMode): readonly ProductField[] {
  return mode === 'new' ? [...kindFields[kind], ...FIRST_FIELDS] : kindFields[kind]
}

const NO_FIELDS: Record<ProductField, string> = {
  title: '',
  manufacturer: '',
  protector: '',
  typeOfTire: '',
  season: '',
  icVc: '',
  width: '',
  profile: '',
  diameter: '',
  url: '',
  urls: '',
  inf: '',
  typeOfWheel: '',
  centralBoreDiameter: '',
  boltSpacing: '',
  color: '',
  material: '',
  boltDistance: '',
  boltInfo: '',
  thickness: '',
  price: '',
  quantityInStock: '0',
}

const EMPTY: ProductForm = { ...NO_FIELDS, sidewall: '' }

/** Whether the name of a field of a product is one of a form. */
export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(NO_FIELDS, name)
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
  quantityInStock: _quantityInStock,
  inArchive: _inArchive,
  ...description
}: Product): object {
  return description
}

/** The description of a product as somebody would have typed it. */
export function productFormOf(product: Product): ProductForm {
  const fields = new Set<string>(kindFields[product.productType])
  const typed = Object.entries(product)
    .filter(([name]) => fields.has(name))
    .map(([name, value]): [string, string] => [
      name,
      Array.isArray(value) ? value.join('\n') : String(value ?? ''),
    ])
  return { ...EMPTY, ...Object.fromEntries(typed) }
}

const NUMBERS: ReadonlySet<ProductField> = new Set([
  'width',
  'profile',
  'diameter',
  'centralBoreDiameter',
  'thickness',
  'price',
  'quantityInStock',
] as const)

/** The fields of this kind as they are sent: numbers as numbers, pictures as a list. What is no number is NaN and will be refused. */
export function inputOf(kind: ProductType, mode: FormMode, form: ProductForm): Record<string, unknown> {
  const input = Object.fromEntries(fieldsOf(kind, mode).map((name) => [name, read(name, form[name])]))
  return kind === 'Tire' && input.title === '' ? { ...input, title: sidewallTitle(form) } : input
}

/** The title of a tire whose sidewall says more than its size; without one the product API makes it. */
function sidewallTitle(form: ProductForm): string {
  const markings = readTitleMarkings(form.sidewall)
  const size = {
    width: readNumber(form.width),
    profile: readNumber(form.profile),
    diameter: readNumber(form.diameter),
  }
  return markings ? tireTitle({ ...form, ...size }, markings) : ''
}

function read(name: ProductField, typed: string): unknown {
  if (NUMBERS.has(name)) return readNumber(typed)
  if (name === 'urls') return typed.split(/\s+/).filter((url) => url !== '')
  if (name === 'boltSpacing' || name === 'boltDistance') {
    const circle = parseBoltCircle(typed)
    return circle ? formatBoltCircle(circle) : typed
  }
  return typed.trim()
}

/** `412,50`, `412.5`, `1 250,00` → a number; NaN when it is none. */
export function readNumber(typed: string): number {
  const digits = typed.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN
}
