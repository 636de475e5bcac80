import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { createStaff } from './accounts.ts'
import { idTokenOf } from './people.ts'
import { listOtherTires } from './tires.ts'

interface ManyOrders {
  count: number
  /** Of every buyer, before a number; the list finds the orders by it. */
  name: string
  identityUrl: string
  productApiUrl: string
}

const KINDS = 4

/**
 * Orders by phone to the buyers' homes, each of one piece; what they take is delivered to the shop before, so that others find what they
 * found. Answers the ids, oldest first.
 */
export async function placeManyOrders(
  request: APIRequestContext,
  { count, name, identityUrl, productApiUrl }: ManyOrders,
): Promise<number[]> {
  const clerk = await createStaff(identityUrl, 'Ola Telefon')
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, clerk)}` }
  const tires = (await listOtherTires(productApiUrl, 10)).slice(8, 8 + KINDS)
  for (const { id } of tires) {
    const data = { reason: 'delivery', change: Math.ceil(count / KINDS), note: '' }
    const delivered = await request.patch(`/api/admin/products/${id}/stock`, { headers, data })
    if (!delivered.ok()) throw new Error(`The delivery was answered with ${delivered.status()}`)
  }
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const tire = tires[at % tires.length]
    if (!tire) throw new Error('The seed has no tires.')
    const reply = await request.post(`${productApiUrl}/api/tires/orders`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: {
        customerType: 'private_person',
        firstAndLastName: `${name} ${at + 1}`,
        email: `day-${at + 1}@example.com`,
        phone: `+48600${String(100_000 + at)}`,
        address: `Polna ${at + 1}`,
        city: 'Łódź',
        postCode: '90-001',
        country: 'Polska',
        typeOfDelivery: 'shipping_to_customer',
        typeOfPayment: 'payment_at_delivery',
        documentKind: 'receipt',
        language: 'pl',
        lines: [{ productId: tire.id, quantity: 1 }],
        expectedTotal: tire.price / 100,
      },
    })
    if (!reply.ok()) throw new Error(`An order was answered with ${reply.status()} ${await reply.text()}`)
    ids.push(z.object({ id: z.int() }).parse(await reply.json()).id)
  }
  return ids
}
