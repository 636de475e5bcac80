import { maxLineQuantity, type CartLine } from '@bieznik/contract/selling/cart'

/** Why a line cannot be ordered as it is; null: it can. */
export function lineErrorOf({
  product,
  quantity,
}: CartLine): 'not_for_sale' | 'sold_out' | 'too_many' | null {
  if (product.inArchive) return 'not_for_sale'
  if (product.quantityInStock === 0) return 'sold_out'
  return quantity > maxLineQuantity(product) ? 'too_many' : null
}
