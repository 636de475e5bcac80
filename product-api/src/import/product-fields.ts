import type { Product } from '@bieznik/contract/product'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import { importFields, type ImportLine } from '@bieznik/contract/product-import'
import type { WrittenProduct } from '../products/save-product.ts'
import { shown, type Values } from './read-cells.ts'

/** All of a product that an import can write. */
export type ImportedProduct = {
  written: WrittenProduct
  price: Grosze
  quantityInStock: number
  inArchive: boolean
}

export type DecimalMark = 'comma' | 'point'

/** The product's fields by their names, its price in PLN. */
export function fieldsOf(product: Product | ImportedProduct): Values {
  if (!('written' in product)) return { ...product, price: plnFromGrosze(product.price) }
  const { written, price, ...rest } = product
  const { particular, ...core } = written
  return { ...core, ...particular, ...rest, price: plnFromGrosze(price) }
}

/** A value as a cell has it. */
export function cellOf(value: unknown, mark: DecimalMark): string {
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'number') return mark === 'comma' ? String(value).replace('.', ',') : String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  return typeof value === 'string' ? value : ''
}

/** What is different, as cells. */
export function changesBetween(before: Product, after: ImportedProduct): ImportLine['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return importFields.flatMap((field) => {
    const [from, to] = [cellOf(old[field], 'point'), cellOf(now[field], 'point')]
    return field === 'id' || from === to ? [] : [{ field, from, to }]
  })
}

/** What a new product has, as cells; its title and kind are said elsewhere, and what is empty is not said. */
export function valuesOf(product: ImportedProduct): ImportLine['changes'] {
  const fields = fieldsOf(product)
  return importFields.flatMap((field) => {
    const to = fields[field] === false ? '' : cellOf(fields[field], 'point')
    const isSaid = to === '' || to === fields.title || field === 'productType'
    return isSaid ? [] : [{ field, from: '', to: shown(to) }]
  })
}

/** The product as it is once it has been written. */
export function productOf(
  id: number,
  { written, price, quantityInStock, inArchive }: ImportedProduct,
): Product {
  const { title, url } = written
  const core = { id, title, url, price, quantityInStock, inArchive }
  switch (written.productType) {
    case 'Tire':
      return { ...core, productType: 'Tire', ...written.particular }
    case 'Wheel':
      return { ...core, productType: 'Wheel', ...written.particular }
    case 'Spacer':
      return { ...core, productType: 'Spacer', ...written.particular }
  }
}

/** The other way round, unchecked: what stood in the catalogue may stand there again. */
export function importedOf(product: Product): ImportedProduct {
  const { id: _, price, quantityInStock, inArchive, ...fields } = product
  const rest = { price, quantityInStock, inArchive }
  switch (fields.productType) {
    case 'Tire': {
      const { productType, title, url, ...particular } = fields
      return { written: { productType, title, url, particular }, ...rest }
    }
    case 'Wheel': {
      const { productType, title, url, ...particular } = fields
      return { written: { productType, title, url, particular }, ...rest }
    }
    case 'Spacer': {
      const { productType, title, url, ...particular } = fields
      return { written: { productType, title, url, particular }, ...rest }
    }
  }
}
