import 'server-only'
import type { Language } from '@bieznik/contract/language'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { Product } from '@bieznik/contract/catalogue/product'
import { log } from '@/lib/log/log.server'
import type { OnBehalfOf } from '@/lib/product-api/on-behalf.server'
import { getOrder, getOrderDocument } from '@/lib/product-api/orders.server'
import { getProduct } from '@/lib/product-api/products.server'
import { getOrderReturns, getOrderWork } from '@/lib/product-api/staff-orders.server'
import { listNames } from '@/lib/user-records/people-names.server'
import type { StaffOrder } from './staff-order'

/** The order with all that its screen shows of people and products. Throws what `getOrder` throws. */
export async function getStaffOrder(who: OnBehalfOf, orderId: number): Promise<StaffOrder> {
  const [document, order, work, returns] = await Promise.all([
    getOrderDocument(who, orderId),
    getOrder(who, orderId),
    getOrderWork(who, orderId),
    getOrderReturns(who, orderId),
  ])
  const uids = [
    ...order.history.map(({ changedBy }) => changedBy),
    ...work.log.map(({ doneBy }) => doneBy),
    ...(order.corrections ?? []).map(({ doneBy }) => doneBy),
    ...returns.returns.map(({ doneBy }) => doneBy),
    ...returns.refunds.map(({ askedBy }) => askedBy),
  ]
  const [people, products] = await Promise.all([
    listNames(work.heldBy === null ? uids : [work.heldBy, ...uids]),
    listPictured(order.orderItems, who.language),
  ])
  return { ...document, ...order, work, returns, people, products }
}

/** A product that cannot be had leaves a line without a picture, and no order unread. */
async function listPictured(items: readonly OrderItem[], language: Language = 'pl'): Promise<Product[]> {
  const found = await Promise.allSettled(items.map(({ productId }) => getProduct(language, productId)))
  return found.flatMap((result) => {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'an item cannot be pictured')
    return result.status === 'fulfilled' && result.value ? [result.value] : []
  })
}
