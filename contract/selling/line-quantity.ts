/*
 * How many of a product one line of a cart, or of an order, may hold. No zod: pages that everybody reads import it.
 */

/** A line holds 1 to the smaller of this and the stock. */
export const MAX_LINE_QUANTITY = 10

export function maxLineQuantity(product: { quantityInStock: number }): number {
  return Math.min(MAX_LINE_QUANTITY, product.quantityInStock)
}
