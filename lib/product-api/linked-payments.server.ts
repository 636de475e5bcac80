import 'server-only'
import type { PayLinkedByBlik } from '@bieznik/contract/money/linked-payment'
import { blikReplySchema } from '@bieznik/contract/money/payment'
import type { z } from 'zod'
import { callProductApi } from './client.server'

/** Pays the order of a link with a BLIK code. Throws not_found for a link that is none of ours. */
export async function payLinkedByBlik(
  { key, ...json }: PayLinkedByBlik & { key: string },
  requestId: string,
): Promise<z.output<typeof blikReplySchema>> {
  const { data } = await callProductApi({
    path: '/api/linked-order/payment/blik',
    method: 'POST',
    json,
    key,
    requestId,
    deadline: 'payment',
    reply: blikReplySchema,
  })
  return data
}
