import { expect, type APIRequestContext } from '@playwright/test'
import { cartSchema } from '../contract/selling/cart.ts'
import { totalOf } from '../contract/money/money.ts'
import { orderSchema, type Order } from '../contract/selling/order.ts'
import { idTokenOf, staff, type Person } from './people.ts'

/** What a person's browser sends with each call. */
export async function headersOf(identityUrl: string, person: Person): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
}

/** Puts a product into the person's cart. */
export async function addToCart(
  request: APIRequestContext,
  headers: Record<string, string>,
  item: { productId: number; quantity: number },
) {
  const reply = await request.post('/api/cart/items', { data: item, headers })
  expect(reply.status()).toBe(201)
  return cartSchema.parse(await reply.json())
}

/** Orders a product and nothing else, as the person's browser would. */
export async function placeOrder(
  request: APIRequestContext,
  headers: Record<string, string>,
  person: Person,
  productId: number,
  { quantity = 1, ...differences }: { quantity?: number; [field: string]: unknown } = {},
): Promise<Order> {
  const lines = await addToCart(request, headers, { productId, quantity })
  const total = totalOf(lines.map((line) => ({ price: line.product.price, quantity: line.quantity })))
  const reply = await request.post('/api/orders', {
    data: {
      customerType: 'private_person',
      firstAndLastName: person.name,
      email: person.email,
      phone: '600100200',
      address: 'Polna 1',
      city: 'Kraków',
      postCode: '30-001',
      country: 'Polska',
      typeOfDelivery: 'delivery_with_assembly',
      typeOfPayment: 'payment_at_delivery',
      consentPrivacy: true,
      consentCommercial: true,
      expectedTotal: total / 100,
      ...differences,
    },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return orderSchema.parse(await reply.json())
}

/** Has staff say that a new order has arrived. */
export async function markDelivered(
  request: APIRequestContext,
  identityUrl: string,
  orderId: number,
): Promise<void> {
  const reply = await request.patch(`/api/admin/orders/${orderId}/status`, {
    data: { status: 'Delivered', from: 'Pending', mode: 'direct' },
    headers: await headersOf(identityUrl, staff),
  })
  expect(reply.status()).toBe(200)
}
