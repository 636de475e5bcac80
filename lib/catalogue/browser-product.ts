import type { Product } from '@bieznik/contract/catalogue/product'
import type { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { withoutText } from '@bieznik/contract/translated'

/**
 * A product without what the server alone shows. It would make each document heavier: warnings in each language can be long, and a label
 * that a retread has not is seven empty fields.
 */
export function toBrowserProduct({
  maker: _maker,
  model: _model,
  ean: _ean,
  partNumber: _partNumber,
  warningsPl: _polish,
  ...described
}: Product): BrowserProduct {
  const product = withoutText(described, 'warnings')
  return product.productType === 'Tire' ? withoutLabel(product) : product
}

/** Without the label of a tire, and what stands in its specification alone. */
function withoutLabel({
  fuelClass: _fuel,
  wetGrip: _grip,
  noise: _noise,
  noiseClass: _noiseClass,
  iceGrip: _ice,
  eprel: _eprel,
  productSheet: _sheet,
  snowMarking: _snow,
  treadDepth: _depth,
  ...tire
}: Omit<Extract<Product, { productType: 'Tire' }>, keyof typeof noSafetyData>) {
  return tire
}
