import type { Grosze } from '@bieznik/contract/money'
import type { ManagedProduct, ReducedFrom } from '@bieznik/contract/product'
import { products } from '../db/schema/catalogue.ts'

export const coreColumns = {
  id: products.id,
  title: products.title,
  titleEn: products.titleEn,
  titleRu: products.titleRu,
  price: products.price,
  regularPrice: products.regularPrice,
  lowestPrice: products.lowestPrice,
  url: products.url,
  quantityInStock: products.quantityInStock,
  inArchive: products.inArchive,
}

type Prices = { regularPrice: Grosze | null; lowestPrice: Grosze | null }

/** A row of one kind as it is selected. */
export type RowOf<Kind extends ManagedProduct> = Omit<Kind, 'productType' | 'reduction'> & Prices

/** A row as a product has it: `reduction` is there while one is in force. */
export function withReduction<Row extends Prices>({
  regularPrice,
  lowestPrice,
  ...row
}: Row): Omit<Row, keyof Prices> & { reduction?: ReducedFrom } {
  if (regularPrice === null || lowestPrice === null) return row
  return { ...row, reduction: { lowestPrice, regularPrice } }
}
