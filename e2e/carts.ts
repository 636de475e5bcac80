import { z } from 'zod'
import { MAX_LINE_QUANTITY } from '../contract/selling/cart.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { createCustomer, idTokenOf, type Person } from './people.ts'

interface Places {
  identityUrl: string
  productApiUrl: string
}

/** A person's calls of the product API, without a browser. */
async function callsOf(person: Person, { identityUrl, productApiUrl }: Places) {
  const token = await idTokenOf(identityUrl, person)
  const [, claims = ''] = token.split('.')
  const { user_id: uid } = z
    .object({ user_id: z.string() })
    .parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  const send = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${productApiUrl}/api/shop/cart/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    })
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status} ${await reply.text()}`)
  }
  return { uid, send }
}

/** Puts products into a person's cart, in this order, as another device of theirs would. */
export async function fillCart(
  person: Person,
  lines: readonly { tire: Pick<ListedTire, 'id'>; quantity: number }[],
  places: Places,
): Promise<void> {
  const { uid, send } = await callsOf(person, places)
  for (const { tire, quantity } of lines)
    await send('POST', `${uid}/add`, { product: { id: tire.id }, quantity })
}

/** Others order that many, which are then gone. */
export async function buyAway(tire: ListedTire, quantity: number, places: Places): Promise<void> {
  for (let left = quantity; left > 0; left -= MAX_LINE_QUANTITY)
    await buy(tire, Math.min(left, MAX_LINE_QUANTITY), places)
}

async function buy(tire: ListedTire, quantity: number, places: Places): Promise<void> {
  const other = await createCustomer(places.identityUrl)
  await fillCart(other, [{ tire, quantity }], places)
  const { uid, send } = await callsOf(other, places)
  await send('POST', 'moveToOrder', {
    userId: uid,
    customerType: 'private_person',
    firstAndLastName: other.name,
    email: other.email,
    phone: '+48600100200',
    address: 'Polna 7',
    city: 'Łódź',
    postCode: '90-001',
    country: 'PL',
    typeOfDelivery: 'delivery_with_assembly',
    typeOfPayment: 'payment_at_delivery',
    status: 'pending',
  })
}
