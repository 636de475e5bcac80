import type { Product } from '@bieznik/contract/product'
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
  ...shown
}: Product): ProductWithoutSafetyData {
  return shown
}
