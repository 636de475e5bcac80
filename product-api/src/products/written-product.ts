import type { SpacerInput, TireInput, WheelInput } from '@bieznik/contract/product-input'
import { formatTireSize } from '@bieznik/contract/tire-size'
import type { WrittenProduct } from './save-product.ts'

/** A title that was left out is made of the numbers, as the trade writes them. */
export function writtenTire({ title, url, ...particular }: TireInput): WrittenProduct {
  const { manufacturer, protector, icVc } = particular
  const parts = [manufacturer, protector, formatTireSize(particular), icVc]
  const made = parts.filter((part) => part !== '').join(' ')
  return { productType: 'Tire', title: title || made, url, particular }
}

export function writtenWheel({ title, url, ...particular }: WheelInput): WrittenProduct {
  return { productType: 'Wheel', title, url, particular }
}

export function writtenSpacer({ title, url, ...particular }: SpacerInput): WrittenProduct {
  return { productType: 'Spacer', title, url, particular }
}
