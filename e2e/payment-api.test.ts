import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import {
  paymentQuoteSchema,
  walletPaymentSchema,
  walletPaymentsSchema,
  type WalletPayment,
} from '../contract/money/payment.ts'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { addToCart, headersOf, placeOrder } from './order-by-api.ts'
import { listTiresInStock } from './tires.ts'

/** What the buyer does on the provider's side. */
async function approve(walletUrl: string, { walletOrderId }: WalletPayment): Promise<void> {
  const reply = await fetch(`${walletUrl}/checkoutnow/${walletOrderId}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'approve' }),
    signal: AbortSignal.timeout(5_000),
  })
  expect(reply.status).toBe(200)
}

async function createPayment(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<WalletPayment> {
  const quote = paymentQuoteSchema.parse(await (await request.get('/api/payment/quote', { headers })).json())
  const reply = await request.post('/api/payment/orders', {
    data: { expectedTotal: quote.total / 100 },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  })
  expect(reply.status()).toBe(201)
  return walletPaymentSchema.parse(await reply.json())
}

// Shows S7.43
test('a cart is paid, the payment waits, the next order has it, staff send it back', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
  walletUrl,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const [tire] = await listTiresInStock(productApiUrl, 4)
  await addToCart(request, headers, { productId: tire?.id ?? 0, quantity: 1 })
  const created = await createPayment(request, headers)
  await approve(walletUrl, created)
  const captured = await request.post(`/api/payment/orders/${created.walletOrderId}/capture`, { headers })
  expect([captured.status(), await captured.json()]).toMatchObject([
    200,
    { state: 'captured', orderId: null },
  ])
  expect(await (await request.get('/api/payment', { headers })).json()).toMatchObject([{ id: created.id }])

  await request.delete('/api/cart', { headers })
  const order = await placeOrder(request, headers, customer, tire?.id ?? 0)
  expect([order.paid, order.due]).toEqual([created.amount, 0])

  const refund = `/api/admin/payments/${created.id}/refund`
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await request.post(refund, { headers: { ...headers, ...key } })).status()).toBe(403)
  const back = await request.post(refund, { headers: { ...(await headersOf(identityUrl, staff)), ...key } })
  expect([back.status(), await back.json()]).toMatchObject([200, { state: 'refunded', orderId: order.id }])
  expect(await (await request.get(`/api/orders/${order.id}`, { headers })).json()).toMatchObject({
    paid: order.total / 100,
    refunded: order.total / 100,
    due: 0,
  })
})

test('a payment that the browser did not report is reported by the provider', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
  walletUrl,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const [tire] = await listTiresInStock(productApiUrl, 4)
  await addToCart(request, headers, { productId: tire?.id ?? 0, quantity: 1 })
  const created = await createPayment(request, headers)
  await approve(walletUrl, created)
  const waiting = async () =>
    walletPaymentsSchema
      .parse(await (await request.get('/api/payment', { headers })).json())
      .map(({ state }) => state)
  await expect.poll(waiting).toEqual(['captured'])
})

const webhookSchema = z.object({ headers: z.record(z.string(), z.string()), body: z.string() })

test('a webhook that the provider did not send changes nothing', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
  walletUrl,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const [tire] = await listTiresInStock(productApiUrl, 4)
  await addToCart(request, headers, { productId: tire?.id ?? 0, quantity: 1 })
  const { walletOrderId } = await createPayment(request, headers)
  const made = await fetch(`${walletUrl}/control/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: walletOrderId, type: 'CHECKOUT.ORDER.APPROVED' }),
    signal: AbortSignal.timeout(5_000),
  })
  const webhook = webhookSchema.parse(await made.json())
  const send = (body: string) =>
    request.post('/api/payment/webhook', { data: Buffer.from(body), headers: webhook.headers })
  expect((await send(webhook.body.replace('APPROVED', 'approved'))).status()).toBe(401)
  expect((await send('{"not json')).status()).toBe(400)
  expect((await request.post('/api/payment/webhook', { data: {} })).status()).toBe(400)
  expect((await send(webhook.body)).status()).toBe(204)
  expect(await (await request.get('/api/payment', { headers })).json()).toEqual([])
})

test('the browser gets the wallet’s public settings, and no secret', async ({ request, walletUrl }) => {
  const config = await (await request.get('/api/config')).text()
  expect(JSON.parse(config)).toMatchObject({
    wallet: { clientId: 'stand-in-client', sdkBaseUrl: `${walletUrl}/sdk/js` },
  })
  expect(config).not.toContain('secret')
})
