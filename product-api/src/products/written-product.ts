import type { SpacerInput, TireInput, WheelInput } from '@bieznik/contract/product-input'
import { tireTitle } from '@bieznik/contract/tire-title'
import type { WrittenProduct } from './save-product.ts'

/** A title that was left out is made of the numbers, as the trade writes them. */
export function writtenTire({ title, url, ...particular }: TireInput): WrittenProduct {
  return { productType: 'Tire', title: title || tireTitle(particular), url, particular }
}

export function writtenWheel({ title, url, ...particular }: WheelInput): WrittenProduct {
  return { productType: 'Wheel', title, url, particular }
}

export function writtenSpacer({ title, url, ...particular }: SpacerInput): WrittenProduct {
  return { productType: 'Spacer', title, url, particular }
}
