import type { ExtraKind } from '../../selling/extra-kinds.ts'
import { cartSet } from './cart-set.ts'
import { takesSpacer, takesTire } from './goes-together.ts'
import { byKind, isBuyable, type SetAdvice, type SetLine } from './set-advice.ts'
import { groupCart } from './wheel-sets.ts'

/** What can be asked for with the goods of a set. */
export interface SetExtra {
  kind: ExtraKind
  /** As `orderExtraSchema` has it. */
  detail: string
  /** The product that it is done to or comes with, and another one that it needs as well: without one of them there is none. */
  productId: number
  otherProductId: number | null
}

/** Tires on wheels of their set, and what the advice on the set says is missing. */
export function extrasOf(lines: readonly SetLine[]): SetExtra[] {
  return [...assemblies(lines), ...cartSet(lines).flatMap((advice) => missingParts(advice, lines))]
}

const assemblies = (lines: readonly SetLine[]): SetExtra[] =>
  groupCart(lines).sets.flatMap(({ set }) =>
    set.wheels.flatMap(({ product: wheel }) =>
      set.tires
        .filter((tire) => takesTire(wheel, tire.product))
        .map((tire) => ({
          kind: 'assembly' as const,
          detail: '',
          productId: wheel.id,
          otherProductId: tire.product.id,
        })),
    ),
  )

function missingParts({ code, productId, values }: SetAdvice, lines: readonly SetLine[]): SetExtra[] {
  const { bore, collar, thread, length, added } = values
  switch (code) {
    case 'spacer_ring': {
      const { wheels, spacers } = byKind(lines.filter(isBuyable))
      const spacer = spacers.find(({ product }) => product.id === productId)?.product
      return wheels
        .filter(
          ({ product }) => spacer && takesSpacer(product, spacer) && product.centralBoreDiameter === bore,
        )
        .map(({ product }) => ({
          kind: 'rings',
          detail: `${bore} × ${collar}`,
          productId,
          otherProductId: product.id,
        }))
    }
    case 'bolts_of_length':
      return [{ kind: 'bolts', detail: `${thread}, ${length} mm`, productId, otherProductId: null }]
    case 'bolts_longer':
      return [{ kind: 'bolts', detail: `${thread}, +${added} mm`, productId, otherProductId: null }]
    default:
      return []
  }
}
