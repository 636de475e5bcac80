import { spacerAdvice } from './spacer-set.ts'
import { tireAdvice } from './tire-set.ts'
import { wheelAdvice } from './wheel-set.ts'
import { byKind, isBuyable, type SetAdvice, type SetLine } from './set-advice.ts'

/**
 * Whether the lines of a cart make a set: advice with its reason, never a reason to refuse an order. Lines that cannot be bought say so
 * themselves and do not count. What is not known of a product gives no advice.
 */
export function cartSet(lines: readonly SetLine[]): SetAdvice[] {
  const { tires, wheels, spacers } = byKind(lines.filter(isBuyable))
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
