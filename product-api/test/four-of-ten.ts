/** Four of ten, a different four in a different order for each buyer. */
export function fourOf(productIds: readonly number[], buyer: number) {
  return Array.from({ length: 4 }, (_, index) => productIds[(buyer * 7 + index * 3) % productIds.length] ?? 0)
    .toSorted(() => (buyer % 2 ? 1 : -1))
    .map((productId) => ({ productId, quantity: 1 }))
}
