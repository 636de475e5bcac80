import type { Product } from './product.ts'
import type { noSafetyData } from './safety-fields.ts'

type Without<Kind, Key extends string> = Kind extends unknown ? Omit<Kind, Key> : never

/** A product without its safety data. */
export type ProductWithoutSafetyData = Without<Product, keyof typeof noSafetyData>
export type TireWithoutSafetyData = Extract<ProductWithoutSafetyData, { productType: 'Tire' }>
