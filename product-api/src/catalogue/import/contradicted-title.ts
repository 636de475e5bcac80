import {
  spacerTitleContradictions,
  wheelTitleContradictions,
} from '@bieznik/contract/catalogue/goods-title-contradictions'
import { loadClasses } from '@bieznik/contract/catalogue/tire-codes'
import { titleContradictions, type Contradiction } from '@bieznik/contract/catalogue/title-contradictions'
import type { WrittenProduct } from '../products/save-product.ts'
import type { Reasons, Values } from './read-cell.ts'
import { shown } from './shown.ts'

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Why the title of a tire is not taken that says other numbers than the values beside it: it cannot be decided which is wrong. Of a tire
 * of which not all measures are known nothing is compared.
 */
export function contradictedTire(title: string, values: Values): Reasons {
  const [width, profile, diameter] = [values.width, values.profile, values.diameter].map(numberIn)
  if (width === undefined || profile === undefined || diameter === undefined) return []
  const loadClass = loadClasses.find((each) => each === values.loadClass)
  const tire = { width, profile, diameter, icVc: textIn(values.icVc), loadClass }
  return reasonsOf(titleContradictions(title, tire))
}

/** The same of a product of any kind. */
export function contradictedTitle(title: string, { productType, details }: WrittenProduct): Reasons {
  switch (productType) {
    case 'Tire':
      return contradictedTire(title, details)
    case 'Wheel':
      return reasonsOf(wheelTitleContradictions(title, details, 'pl'))
    case 'Spacer':
      return reasonsOf(spacerTitleContradictions(title, details, 'pl'))
  }
}

function reasonsOf(found: Contradiction[]): Reasons {
  if (found.length === 0) return []
  const value = found.map(({ titled, described }) => `${titled} ≠ ${described}`).join('; ')
  return [{ field: 'title', reason: 'size_contradicts', value: shown(value) }]
}
