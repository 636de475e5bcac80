import type { labelFields } from './label-fields.ts'
import type { Product } from './product.ts'
import type { noSafetyData } from './safety-fields.ts'

type Without<Kind, Key extends string> = Kind extends unknown ? Omit<Kind, Key> : never

/** What the server alone shows of a product: its safety data, the label of a tire, and what stands in its specification and nowhere else. */
type ServerShown = keyof typeof noSafetyData | keyof typeof labelFields | 'snowMarking' | 'treadDepth'

/** What the page of a product carries to the browser. */
export type BrowserProduct = Without<Product, ServerShown>
export type BrowserTire = Extract<BrowserProduct, { productType: 'Tire' }>
