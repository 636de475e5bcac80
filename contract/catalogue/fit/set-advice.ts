import { maxLineQuantity } from '../../selling/line-quantity.ts'
import type { Product, Spacer, Tire, Wheel } from '../product.ts'
import type { FitSource } from './finding.ts'

export interface SetLine<P extends Product = Product> {
  product: P
  quantity: number
}

/** Lines that cannot be bought say so themselves, and do not count for a set. */
export const isBuyable = ({ product }: SetLine): boolean => !product.inArchive && product.quantityInStock > 0

/** Lines by the kind of their product. */
export interface SetLines {
  tires: readonly SetLine<Tire>[]
  wheels: readonly SetLine<Wheel>[]
  spacers: readonly SetLine<Spacer>[]
}

export function byKind(lines: readonly SetLine[]): SetLines {
  return {
    tires: lines.flatMap(({ product, quantity }) =>
      product.productType === 'Tire' ? [{ product, quantity }] : [],
    ),
    wheels: lines.flatMap(({ product, quantity }) =>
      product.productType === 'Wheel' ? [{ product, quantity }] : [],
    ),
    spacers: lines.flatMap(({ product, quantity }) =>
      product.productType === 'Spacer' ? [{ product, quantity }] : [],
    ),
  }
}

/** Keys of `cart_set.advice` in the message files. */
export type SetCode =
  | 'tire_odd'
  | 'tire_axle'
  | 'wheel_odd'
  | 'wheel_diameter'
  | 'rim_edge'
  | 'rim_out'
  | 'wheel_load'
  | 'spacer_odd'
  | 'spacer_circle'
  | 'spacer_ring'
  | 'spacer_collar'
  | 'bolts_longer'
  | 'bolts_of_length'

/** What puts it right: another quantity of a line, a list of products to choose from, or somebody who knows. */
export type SetRemedy =
  | { kind: 'quantity'; productId: number; quantity: number }
  | { kind: 'wheels'; diameter: number; boltSpacing: string | null }
  | { kind: 'spacers'; boltDistance: string }
  | { kind: 'ask' }

export interface SetAdvice {
  code: SetCode
  /** Null: the words say why themselves. */
  source: FitSource | null
  /** The product that it is said of. */
  productId: number
  /** What the message says, in the units that it names. */
  values: Readonly<Record<string, number | string>>
  remedies: readonly SetRemedy[]
}

export interface SetGroup<P extends Product> {
  first: P
  lines: readonly SetLine<P>[]
  pieces: number
}

/** Lines of the same key are one group, in the order of the cart. */
export function groupsOf<P extends Product>(
  lines: readonly SetLine<P>[],
  keyOf: (product: P) => string,
): SetGroup<P>[] {
  const groups = new Map<string, SetGroup<P>>()
  for (const line of lines) {
    const key = keyOf(line.product)
    const { first, lines: others, pieces } = groups.get(key) ?? { first: line.product, lines: [], pieces: 0 }
    groups.set(key, { first, lines: [...others, line], pieces: pieces + line.quantity })
  }
  return [...groups.values()]
}

export const isOdd = ({ pieces }: { pieces: number }): boolean => pieces % 2 === 1

/**
 * Quantities of one line that make an odd number of pieces even: a single piece becomes a pair or a set of four, others get one more, as far as
 * the stock and the limit of a line go. Where there are no more, one fewer.
 */
export function evenQuantities({ lines, pieces }: SetGroup<Product>): SetRemedy[] {
  const remedy = ({ product }: SetLine, quantity: number): SetRemedy[] =>
    quantity >= 1 && quantity <= maxLineQuantity(product)
      ? [{ kind: 'quantity', productId: product.id, quantity }]
      : []
  const steps = pieces === 1 ? [1, 3] : [1]
  for (const line of lines) {
    const more = steps.flatMap((step) => remedy(line, line.quantity + step))
    if (more.length > 0) return more
  }
  return lines.flatMap((line) => remedy(line, line.quantity - 1)).slice(0, 1)
}
