import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'

export type OfferedCondition = 'retreaded' | 'any'

/** What the shop offers, as messages select by it: retreads alone, or new tires, too, which holds as well where the sizes are not known. */
export function offeredCondition(
  sizes: readonly Pick<TireSizeOnSale, 'newTires'>[] | null,
): OfferedCondition {
  return sizes?.every(({ newTires = 0 }) => newTires === 0) ? 'retreaded' : 'any'
}
