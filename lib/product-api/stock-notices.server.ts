import 'server-only'
import { stockNoticeReplySchema, type StockNotice } from '@bieznik/contract/care/stock-notice'
import { callProductApi } from './client.server'

/** Notes an address for one mail when the product is in stock again. Throws `not_found` for a product that is not sold any more. */
export async function noteStockNotice(
  notice: StockNotice & { productId: number },
  requestId: string,
): Promise<void> {
  const { productId, ...json } = notice
  await callProductApi({
    path: `/api/products/${productId}/stock-notices`,
    method: 'POST',
    json,
    requestId,
    deadline: 'order',
    reply: stockNoticeReplySchema,
  })
}
