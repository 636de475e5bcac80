import { spacerAdvice } from './spacer-set.ts'
import { tireAdvice } from './tire-set.ts'
import { wheelAdvice } from './wheel-set.ts'
import type { SetAdvice, SetLine } from './set-advice.ts'

/**
 * Whether the lines of a cart make a set: advice with its reason, never a reason to refuse an order. Lines that cannot be bought say so
 * themselves and do not count. What is not known of a product gives no advice.
 */
export function cartSet(lines: readonly SetLine[]): SetAdvice[] {
  const sold = lines.filter(({ product }) => !product.inArchive && product.quantityInStock > 0)
  const tires = sold.flatMap(({ product, quantity }) =>
    product.productType === 'Tire' ? [{ product, quantity }] : [],
  )
  const wheels = sold.flatMap(({ product, quantity }) =>
    product.productType === 'Wheel' ? [{ product, quantity }] : [],
  )
  const spacers = sold.flatMap(({ product, quantity }) =>
    product.productType === 'Spacer' ? [{ product, quantity }] : [],
  )
  return [
    ...tireAdvice(tires),
    ...wheelAdvice(
      wheels,
      tires.map(({ product }) => product),
    ),
    ...spacerAdvice(
      spacers,
      wheels.map(({ product }) => product),
    ),
  ]
}
