import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { DeliveryMethod, Language } from '../contract/selling/order.ts'
import type { ListedTire } from '../contract/catalogue/product.ts'
import { idTokenOf, type Person } from './people.ts'

export interface NewOrder {
  buyer: Person
  tire: ListedTire
  language?: Language
  typeOfDelivery?: DeliveryMethod
}

/** Orders one piece as the buyer's browser would, and answers the order's id. */
export async function placeOrder(
  request: APIRequestContext,
  identityUrl: string,
  { buyer, tire, language = 'pl', typeOfDelivery = 'delivery_with_assembly' }: NewOrder,
): Promise<string> {
  const headers = {
    authorization: `Bearer ${await idTokenOf(identityUrl, buyer)}`,
    'idempotency-key': crypto.randomUUID(),
  }
  await request.post('/api/cart/items', { data: { productId: tire.id, quantity: 1 }, headers })
  const reply = await request.post('/api/orders', {
    headers,
    data: {
      customerType: 'private_person',
      firstAndLastName: buyer.name,
      email: buyer.email,
      phone: '+48600100200',
      address: 'Polna 7',
      city: 'Łódź',
      postCode: '90-001',
      country: 'PL',
      typeOfDelivery,
      typeOfPayment: 'payment_at_delivery',
      consentPrivacy: true,
      consentCommercial: true,
      expectedTotal: tire.price / 100,
      language,
    },
  })
  if (!reply.ok()) throw new Error(`The order was answered with ${reply.status()} ${await reply.text()}`)
  return String(z.object({ id: z.int() }).parse(await reply.json()).id)
}
