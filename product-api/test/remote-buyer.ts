import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { orderOf } from './orders.ts'
import type { Customer } from './shop.ts'

const TIMEOUT_MS = 15_000

/** Orders over HTTP. Rejects when no answer came. */
export async function orderAt(
  origin: string,
  { uid, token }: Pick<Customer, 'uid' | 'token'>,
  key: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${origin}/api/shop/cart/moveToOrder`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY_HEADER]: key,
    },
    body: JSON.stringify(orderOf(uid)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: await response.json() }
}
