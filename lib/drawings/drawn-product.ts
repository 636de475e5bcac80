import type { Product } from '@bieznik/contract/product'
import { z } from 'zod'

/** A measure as an address carries it; what cannot be drawn to scale is refused. */
const measure = (max: number) => z.coerce.number().positive().max(max)
const text = z.string().max(60)

/** What each kind of product is drawn from, by the name of its drawing. */
export const drawnProducts = {
  'tire.svg': z.object({
    width: measure(1000),
    profile: measure(200),
    diameter: measure(100),
    protector: text,
  }),
  'wheel.svg': z.object({
    diameter: measure(100),
    width: measure(100),
    centralBoreDiameter: measure(1000),
    boltSpacing: text,
    typeOfWheel: text,
  }),
  'spacer.svg': z.object({
    boltDistance: text,
    boltInfo: text,
    thickness: measure(1000),
  }),
} as const

const names = { Tire: 'tire.svg', Wheel: 'wheel.svg', Spacer: 'spacer.svg' } as const

/** Where the drawing of a product is; the same for all that look alike, so that each is fetched once. */
export function drawingAddress(product: Product): string {
  const name = names[product.productType]
  const numbers = new URLSearchParams()
  for (const [key, value] of Object.entries(product))
    if (key in drawnProducts[name].shape) numbers.set(key, String(value).slice(0, 60))
  numbers.sort()
  return `/drawings/${name}?${numbers}`
}
