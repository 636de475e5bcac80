import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../../local-services/free-ports.ts'
import { customerToken } from '../../product-api/test/tokens.ts'
import { makeFolder, startProgram, type Program } from './programs.ts'
import { untilReady } from './until-ready.ts'

const TIMEOUT_MS = 15_000
const MAX_TRIES = 20
const BUSY_MS = 500

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
export async function buy(
  origin: string,
  productId: number,
  uid = `buyer-${crypto.randomUUID()}`,
): Promise<number> {
  const token = customerToken(uid)
  const add = { token, body: { product: { id: productId }, quantity: 1 } }
  await requireReply(`${origin}/api/shop/cart/${uid}/add`, add)
  const reply = await requireReply(`${origin}/api/shop/cart/moveToOrder`, { token, body: orderOf(uid) })
  return orderSchema.parse(await reply.json()).id
}

type Call = { token?: string; body?: object; key?: string }

/** POST when there is a body. */
export async function callApi(
  url: string,
  { token, body, key = crypto.randomUUID() }: Call,
): Promise<Response> {
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Repeats the call with its key, as clients do, while the program says that the machine is too busy. Throws unless it succeeded. */
export async function requireReply(url: string, call: Call): Promise<Response> {
  const key = crypto.randomUUID()
  for (let tries = 1; ; tries += 1) {
    const reply = await callApi(url, { ...call, key })
    if (reply.ok) return reply
    if (reply.status !== 503 || tries === MAX_TRIES) throw new Error(`${reply.status} ${await reply.text()}`)
    await sleep(BUSY_MS)
  }
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
