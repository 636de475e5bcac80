import type { labelFields } from './label-fields.ts'
import type { Product } from './product.ts'
import type { noSafetyData } from './safety-fields.ts'

type Without<Kind, Key extends string> = Kind extends unknown ? Omit<Kind, Key> : never

/** What the server alone shows of a product: its safety data, the label of a tire, and what stands in its specification and nowhere else. */
type ServerShown = keyof typeof noSafetyData | keyof typeof labelFields | 'snowMarking' | 'treadDepth'

/** A product without its safety data. */
export type ProductWithoutSafetyData = Without<Product, ServerShown>
export type TireWithoutSafetyData = Extract<ProductWithoutSafetyData, { productType: 'Tire' }>
