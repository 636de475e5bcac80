import type { ProductType } from './product.ts'

/** Whether a product is a tire with a new tread on a used casing: everything else is new. */
export const isRetread = (product: { productType: ProductType; isRetreaded?: boolean }): boolean =>
  product.productType === 'Tire' && product.isRetreaded === true
