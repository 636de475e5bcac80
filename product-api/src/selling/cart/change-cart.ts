import { maxLineQuantity } from '@bieznik/contract/selling/cart'
import type { Product } from '@bieznik/contract/catalogue/product'
import type { Database } from '../../platform/db/client.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { getProduct } from '../../catalogue/products/products.queries.ts'
import { insertLine, updateLine } from './cart.queries.ts'

type Line = { userId: string; productId: number; quantity: number }

function outOfStock(productId: number, quantityInStock: number): ProblemError {
  const left = { path: `items.${productId}`, message: `${quantityInStock} left` }
  return new ProblemError('out_of_stock', 'There are not that many in stock.', { fields: [left] })
}

const notForSale = () => new ProblemError('not_for_sale', 'This product is not sold any more.')

async function requireForSale(db: Database, productId: number): Promise<Product> {
  const product = await getProduct(db, productId)
  if (!product) throw notFound('product')
  if (product.inArchive) throw notForSale()
  return product
}

/** Throws a ProblemError: not_found, not_for_sale, out_of_stock or already_in_cart. Then the cart is unchanged. */
export async function addToCart(db: Database, line: Line): Promise<void> {
  const product = await insertLine(db, line)
  if (!product) throw notFound('product')
  if (product.isNew) return
  if (product.inArchive) throw notForSale()
  if (product.quantityInStock < line.quantity) throw outOfStock(line.productId, product.quantityInStock)
  throw new ProblemError('already_in_cart', 'The product is in the cart already.')
}

/** Throws a ProblemError: not_found, not_for_sale, out_of_stock or quantity_out_of_range. Then the cart is unchanged. */
export async function changeQuantity(db: Database, line: Line): Promise<void> {
  const product = await requireForSale(db, line.productId)
  if (product.quantityInStock === 0) throw outOfStock(product.id, 0)
  const max = maxLineQuantity(product)
  if (line.quantity < 1 || line.quantity > max) {
    throw new ProblemError('quantity_out_of_range', `A line of this product holds 1 to ${max}.`, {
      fields: [{ path: 'quantity', message: `1 to ${max}` }],
    })
  }
  const isThere = await updateLine(db, line)
  if (!isThere) throw notFound('line in the cart')
}
