import 'server-only'
import { linkedOrderSchema, orderLinkSchema, type LinkedOrder } from '@bieznik/contract/selling/order-link'
import { callProductApi } from './client.server'
import { orNull } from './or-null'

/** The order that the signed link in an address leads to; null: it is none of ours, or has expired. */
export async function getLinkedOrder(link: unknown): Promise<LinkedOrder | null> {
  const known = orderLinkSchema.safeParse(link).data
  if (known === undefined) return null
  return orNull(
    callProductApi({
      path: '/api/linked-order',
      method: 'POST',
      json: { link: known },
      deadline: 'order',
      reply: linkedOrderSchema,
    }),
  )
}
