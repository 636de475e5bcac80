import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { join } from 'node:path'
import { z } from 'zod'
import { findFreePort } from '../../local-services/free-ports.ts'
import { customerToken } from '../../product-api/test/tokens.ts'
import { makeFolder, startProgram, type Program } from './programs.ts'
import { untilReady } from './until-ready.ts'

const TIMEOUT_MS = 15_000

/**
 * The product API with tokens that say by themselves whom they speak for (`product-api/test/api-process.ts`). `settings` are
 * variables of its own, `variables` those of the process.
 */
export async function startProductApi(
  databaseUrl: string,
  port?: number,
  variables: Readonly<Record<string, string>> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<Program & { origin: string; port: number }> {
  const chosen = port ?? (await findFreePort())
  const outbox = join(await makeFolder(), 'outbox')
  const program = startProgram(
    'product-api/test/api-process.ts',
    [databaseUrl, String(chosen), outbox, JSON.stringify(settings)],
    variables,
  )
  const origin = `http://127.0.0.1:${chosen}`
  await untilReady({ address: `${origin}/api/health/ready`, ...program })
  return { ...program, origin, port: chosen }
}

const orderSchema = z.object({ id: z.int() })

/** Puts a product into a new person's cart and orders it. Answers the order's id; throws unless both succeed. */
export async function buy(origin: string, productId: number): Promise<number> {
  const uid = `buyer-${crypto.randomUUID()}`
  await post(`${origin}/api/shop/cart/${uid}/add`, uid, { product: { id: productId }, quantity: 1 })
  const reply = await post(`${origin}/api/shop/cart/moveToOrder`, uid, orderOf(uid))
  return orderSchema.parse(await reply.json()).id
}

async function post(url: string, uid: string, body: object): Promise<Response> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customerToken(uid)}`,
      'content-type': 'application/json',
      [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  return reply
}

const orderOf = (userId: string) => ({
  userId,
  customerType: 'private_person',
  firstAndLastName: 'Jan Kowalski',
  email: 'jan@example.com',
  phone: '+48123456789',
  address: 'ul. Polna 1',
  city: 'Kraków',
  postCode: '30-001',
  country: 'Polska',
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
  status: 'pending',
  consentPrivacy: true,
  consentCommercial: true,
})
