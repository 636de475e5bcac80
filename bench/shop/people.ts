import { z } from 'zod'
import { keyHeader } from '../../contract/platform/headers.ts'
import type { Tire } from '../../contract/catalogue/product.ts'
import type { LoadRequest } from '../load/job.ts'

const AT_A_TIME = 16
const TIMEOUT_MS = 30_000

const accountSchema = z.object({ localId: z.string(), idToken: z.string() })

/** Somebody who is signed in, for an hour: as long as the token lasts. */
export interface Buyer {
  uid: string
  token: string
}

/** Makes accounts in the identity emulator, which answers each with a token as a browser gets it. */
export async function signUp(identityPort: number, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  while (buyers.length < count) {
    const batch = Math.min(AT_A_TIME, count - buyers.length)
    buyers.push(...(await Promise.all(Array.from({ length: batch }, () => signUpOne(identityPort)))))
  }
  return buyers
}

async function signUpOne(identityPort: number): Promise<Buyer> {
  const url = `http://127.0.0.1:${identityPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'sekret12',
      displayName: 'Jan Nowak',
      returnSecureToken: true,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!reply.ok) throw new Error(`An account could not be made: ${reply.status}`)
  const { localId, idToken } = accountSchema.parse(await reply.json())
  return { uid: localId, token: idToken }
}

/** Puts one piece of a product into the buyer's cart. */
export const addToCart = ({ uid, token }: Buyer, productId: number): LoadRequest => ({
  method: 'POST',
  path: `/api/shop/cart/${uid}/add`,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ product: { id: productId }, quantity: 1 }),
})

/**
 * Orders what is in the cart, which comes to `total` PLN. The storefront sends an idempotency key as well; a request that
 * is to be another order each time it is sent has none.
 */
const placeOrder = ({ uid, token }: Buyer, total: number, key?: string): LoadRequest => ({
  method: 'POST',
  path: '/api/shop/cart/moveToOrder',
  headers: { authorization: `Bearer ${token}`, ...keyHeader(key) },
  body: JSON.stringify({ ...orderForm, userId: uid, expectedTotal: total }),
})

/** One piece of a product into the cart, and the order. */
export const buy = (buyer: Buyer, { id, price }: Pick<Tire, 'id' | 'price'>, key?: string): LoadRequest[] => [
  addToCart(buyer, id),
  placeOrder(buyer, price / 100, key),
]

const orderForm = {
  customerType: 'private_person',
  firstAndLastName: 'Jan Nowak',
  email: 'jan.nowak@example.com',
  phone: '600100200',
  address: 'Polna 1',
  city: 'Kraków',
  postCode: '30-001',
  country: 'Polska',
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
  consentPrivacy: true,
  consentCommercial: true,
}
