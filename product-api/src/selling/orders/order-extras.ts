import { extrasOf, type SetExtra } from '@bieznik/contract/catalogue/fit/set-extras'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { orderExtras } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { OrderLine } from './order-lines.ts'

type Wanted = { wanted: readonly ExtraKind[]; offered: readonly ExtraKind[] }

/**
 * What of the wanted there is for these lines: the buyer's page may have shown them otherwise. Throws invalid_request for what the shop does
 * not offer.
 */
export async function extrasFor(
  tx: Transaction,
  lines: readonly OrderLine[],
  { wanted, offered }: Wanted,
): Promise<SetExtra[]> {
  if (wanted.length === 0) return []
  const refused = wanted.find((kind) => !offered.includes(kind))
  if (refused)
    throw new ProblemError('invalid_request', 'The shop does not offer this.', {
      fields: [{ path: 'extras', message: `${refused} is not offered` }],
    })
  const quantities = new Map(lines.map(({ product, quantity }) => [product.id, quantity]))
  const products = await listProductsByIds(tx, [...quantities.keys()])
  const set = products.map((product) => ({
    // Its measures and codes are the same in every language.
    product: productIn('pl', product),
    quantity: quantities.get(product.id) ?? 0,
  }))
  return extrasOf(set).filter(({ kind }) => wanted.includes(kind))
}

/** `itemIds`: of the lines, by their products. */
export async function insertExtras(
  tx: Transaction,
  orderId: number,
  extras: readonly SetExtra[],
  itemIds: Readonly<Record<string, number>>,
): Promise<void> {
  if (extras.length === 0) return
  const itemOf = (productId: number) => {
    const itemId = itemIds[productId]
    if (itemId === undefined) throw new Error('an extra is of no line of the order')
    return itemId
  }
  await tx.insert(orderExtras).values(
    extras.map(({ kind, detail, productId, otherProductId }) => ({
      orderId,
      kind,
      detail,
      itemId: itemOf(productId),
      otherItemId: otherProductId === null ? null : itemOf(otherProductId),
    })),
  )
}
