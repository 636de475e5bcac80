import type { BrowserProduct } from '../browser-product.ts'
import type { Car } from './car.ts'
import { verdictOf, type FitFinding, type FitVerdict } from './finding.ts'
import { spacerFit } from './spacer-fit.ts'
import { tireFit } from './tire-fit.ts'
import { wheelFit } from './wheel-fit.ts'

export interface ProductFit {
  verdict: FitVerdict
  /** What decides first. */
  findings: readonly FitFinding[]
}

const order = ['does_not_fit', 'not_known', 'fits_with', 'fits', 'note'] as const

/** Whether a product of any kind fits a car, and why. */
export function productFit(car: Car, product: BrowserProduct): ProductFit {
  const findings = findingsOf(car, product)
  return {
    verdict: verdictOf(findings),
    findings: findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
  }
}

function findingsOf(car: Car, product: BrowserProduct): FitFinding[] {
  switch (product.productType) {
    case 'Tire':
      return tireFit(car, product)
    case 'Wheel':
      return wheelFit(car, product)
    case 'Spacer':
      return spacerFit(car, product)
  }
}
