import type { ProductType } from './product.ts'
import type { Condition } from './tire-codes.ts'

type Sold = { productType: ProductType; isRetreaded?: boolean }

/** Whether a product is a tire with a new tread on a used casing: everything else is new. */
export const isRetread = ({ productType, isRetreaded }: Sold): boolean =>
  productType === 'Tire' && isRetreaded === true

/** The same as the name that messages select by. */
export const conditionOf = (product: Sold): Condition => (isRetread(product) ? 'retreaded' : 'new')
