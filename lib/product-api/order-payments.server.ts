import 'server-only'
import { blikReplySchema, type PayByBlik } from '@bieznik/contract/money/payment'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { readFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

/** Pays the caller's order with a BLIK code, and returns what became of the code. The same key asks the bank once. */
export async function payByBlik(
  who: OnBehalfOf,
  orderId: number,
  { key, ...json }: PayByBlik & { key: string },
): Promise<z.output<typeof blikReplySchema>> {
  const path = `/api/${env.SHOP_SEGMENT}/payments/orders/${orderId}/blik`
  const call = { path, method: 'POST', json, key, deadline: 'payment' } as const
  return readFor(who, { ...call, reply: blikReplySchema })
}

/** Hands a notification on as it came. Throws unauthenticated or invalid_request for one that the provider did not send. */
export async function passOnNotification(
  provider: PaymentProviderName,
  { text, requestId }: { text: string; requestId: string },
): Promise<void> {
  await callProductApi({
    path: `/api/${provider}/notifications`,
    method: 'POST',
    jsonText: text,
    requestId,
    deadline: 'payment',
    reply: z.unknown(),
  })
}
