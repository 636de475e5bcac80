import type { Grosze } from '@bieznik/contract/grosze'
import type { Product, ProductCore, Spacer, Tire, Wheel } from '@bieznik/contract/product'
import type { Drawn } from '@/lib/drawings/drawing-address'

type Common = readonly [id: number, title: string, price: Grosze, quantityInStock: number, url: string | null]

/**
 * All that a card shows of a product, without the names of it: a list is part of its page twice, as markup and for the browser's
 * script, and names would be half of the second.
 */
export type CardRow = readonly [
  ...Common,
  (
    | readonly ['T', Tire['width'], Tire['profile'], Tire['diameter'], Tire['protector']]
    | readonly [
        'W',
        Wheel['width'],
        Wheel['diameter'],
        Wheel['centralBoreDiameter'],
        Wheel['boltSpacing'],
        Wheel['typeOfWheel'],
      ]
    | readonly ['S', Spacer['boltDistance'], Spacer['boltInfo'], Spacer['thickness']]
  ),
]

export type CardProduct = Omit<ProductCore, 'productType' | 'inArchive'> & Drawn

export function toCardRow(product: Product): CardRow {
  const { id, title, price, quantityInStock, url } = product
  const common = [id, title, price, quantityInStock, url] as const
  switch (product.productType) {
    case 'Tire':
      return [...common, ['T', product.width, product.profile, product.diameter, product.protector]]
    case 'Wheel': {
      const { width, diameter, centralBoreDiameter, boltSpacing, typeOfWheel } = product
      return [...common, ['W', width, diameter, centralBoreDiameter, boltSpacing, typeOfWheel]]
    }
    case 'Spacer':
      return [...common, ['S', product.boltDistance, product.boltInfo, product.thickness]]
  }
}

export function fromCardRow([id, title, price, quantityInStock, url, drawn]: CardRow): CardProduct {
  const common = { id, title, price, quantityInStock, url }
  switch (drawn[0]) {
    case 'T': {
      const [, width, profile, diameter, protector] = drawn
      return { ...common, productType: 'Tire', width, profile, diameter, protector }
    }
    case 'W': {
      const [, width, diameter, centralBoreDiameter, boltSpacing, typeOfWheel] = drawn
      return {
        ...common,
        productType: 'Wheel',
        width,
        diameter,
        centralBoreDiameter,
        boltSpacing,
        typeOfWheel,
      }
    }
    case 'S': {
      const [, boltDistance, boltInfo, thickness] = drawn
      return { ...common, productType: 'Spacer', boltDistance, boltInfo, thickness }
    }
  }
}
