import { valueNames } from '@bieznik/contract/catalogue/field-names'
import { codeOf } from '@bieznik/contract/catalogue/goods-words'
import { regularPriceOf, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import { importFields, type ImportField, type ImportLine } from '@bieznik/contract/catalogue/product-import'
import { textFields, withoutText } from '@bieznik/contract/translated'
import type { WrittenProduct } from '../products/save-product.ts'
import { isMadeTitle } from '../products/written-product.ts'
import type { Values } from './read-cell.ts'
import { shown } from './shown.ts'

/** All of a product that an import can write. */
export type ImportedProduct = {
  written: WrittenProduct
  price: Grosze
  quantityInStock: number
  inArchive: boolean
}

/** A file has regular prices, whatever reduction is in force; reductions are no part of it. */
export function atRegularPrice({ reduction, ...product }: ManagedProduct): ManagedProduct {
  return { ...product, price: regularPriceOf({ price: product.price, reduction }) }
}

export type DecimalMark = 'comma' | 'point'

/** The product's fields by their names, its price in PLN. */
export function fieldsOf(product: ManagedProduct | ImportedProduct): Values {
  if (!('written' in product)) return { ...product, price: plnFromGrosze(product.price) }
  const { written, price, ...rest } = product
  const { details, ...core } = written
  return { ...core, ...details, ...rest, price: plnFromGrosze(price) }
}

/** A value as a cell has it. */
export function cellOf(value: unknown, mark: DecimalMark): string {
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'number') return mark === 'comma' ? String(value).replace('.', ',') : String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  return typeof value === 'string' ? value : ''
}

/** As a cell; of a value that has names, by its code. */
function codedCell(field: ImportField, value: unknown): string {
  const names = valueNames(field)
  const cell = cellOf(value, 'point')
  return names ? codeOf(names, cell) : cell
}

/** What is different, as cells. */
export function changesBetween(before: ManagedProduct, after: ImportedProduct): ImportLine['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return importFields.flatMap((field) => {
    const [from, to] = [codedCell(field, old[field]), codedCell(field, now[field])]
    return field === 'id' || from === to ? [] : [{ field, from, to }]
  })
}

/** What a new product has, as cells; its title and kind are said elsewhere, and what is empty or made is not said. */
export function valuesOf(product: ImportedProduct): ImportLine['changes'] {
  const fields = fieldsOf(product)
  const made = productOf(0, product)
  return importFields.flatMap((field) => {
    // A new product is usually neither in the archive nor marked for ice; whether it is a retread has to be seen either way.
    const isUsual = fields[field] === false && field !== 'isRetreaded'
    const to = isUsual ? '' : codedCell(field, fields[field])
    const isSaid = to === '' || to === fields.title || field === 'productType' || isMadeTitle(field, made)
    return isSaid ? [] : [{ field, from: '', to: shown(to) }]
  })
}

/** The product as it is once it has been written. */
export function productOf(
  id: number,
  { written, price, quantityInStock, inArchive }: ImportedProduct,
): ManagedProduct {
  const titles = textFields(written, 'title')
  const core = { id, ...titles, url: written.url, price, quantityInStock, inArchive }
  switch (written.productType) {
    case 'Tire':
      return { ...core, productType: 'Tire', ...written.details }
    case 'Wheel':
      return { ...core, productType: 'Wheel', ...written.details }
    case 'Spacer':
      return { ...core, productType: 'Spacer', ...written.details }
  }
}

/** The other way round, unchecked: what stood in the catalogue may stand there again. */
export function importedOf(product: ManagedProduct): ImportedProduct {
  const { id: _, price, reduction: _reduction, quantityInStock, inArchive, ...fields } = product
  const titles = textFields(fields, 'title')
  const rest = { price, quantityInStock, inArchive }
  switch (fields.productType) {
    case 'Tire': {
      const { productType, url, ...details } = withoutText(fields, 'title')
      return { written: { productType, ...titles, url, details }, ...rest }
    }
    case 'Wheel': {
      const { productType, url, ...details } = withoutText(fields, 'title')
      return { written: { productType, ...titles, url, details }, ...rest }
    }
    case 'Spacer': {
      const { productType, url, ...details } = withoutText(fields, 'title')
      return { written: { productType, ...titles, url, details }, ...rest }
    }
  }
}
