import type { Product } from '@bieznik/contract/product'
import type { noSafetyData } from '@bieznik/contract/safety-fields'
import type { ProductWithoutSafetyData } from '@bieznik/contract/product-without-safety-data'

/** What the page of a product carries to the browser: the server alone shows safety data, of which warnings in three languages can be long. */
export function withoutSafetyData({
  maker: _maker,
  model: _model,
  ean: _ean,
  partNumber: _partNumber,
  warningsPl: _pl,
  warningsEn: _en,
  warningsRu: _ru,
  ...product
}: Product): ProductWithoutSafetyData {
  return product.productType === 'Tire' ? withoutLabel(product) : product
}

/** So too the label of a tire, and what stands in its specification alone. */
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
