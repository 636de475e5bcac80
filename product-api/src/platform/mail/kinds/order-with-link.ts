import type { Queryable } from '../../db/client.ts'
import { linkToOrder } from '../../../selling/orders/order-link.ts'
import { getOrderDocument } from '../../../selling/orders/order-document.queries.ts'
import type { Sender } from '../sender.ts'

/** Where an order is seen: by a signed link, which needs no sign-in, else among the orders of an account. */
export const orderPath = (link: string | null, anchor = ''): string =>
  link ? `/order?link=${link}${anchor}` : '/orders'

/** The order that a mail is about, with the path of its page. */
export async function readOrderWithLink(
  db: Queryable,
  { linkSecrets }: Pick<Sender, 'linkSecrets'>,
  id: number,
) {
  const order = await getOrderDocument(db, { id })
  if (!order) throw new Error('mail: the order of a queued mail does not exist')
  return { order, path: orderPath(await linkToOrder(db, linkSecrets, id)) }
}
