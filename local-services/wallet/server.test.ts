import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import { startRecorder, type Recorder } from '../published-contracts/recorder.ts'
import { contracts, isOutside } from './contracts.ts'
import { standIn } from './credentials.ts'
import { startWallet } from './server.ts'
import { eventTypes } from './webhooks.ts'

/** What came to the shop's webhook. */
const received: { type: string; body: string; signature: string | undefined }[] = []
const eventSchema = z.object({ event_type: z.string() })
/** The shop is away for the first webhook of each kind. */
const refused = new Set<string>()

let url: string
let stop: () => Promise<void>
let token: string
let recorder: Recorder

const shop = await listen((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { event_type: type } = eventSchema.parse(JSON.parse(body))
    const isFirst = !refused.has(type)
    refused.add(type)
    if (!isFirst)
      received.push({ type, body, signature: request.headers['paypal-transmission-sig']?.toString() })
    response.writeHead(isFirst ? 503 : 204).end()
  })
}, 0)

interface Reply {
  status: number
  body: unknown
}

async function call(method: string, path: string, body?: object, headers = {}): Promise<Reply> {
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: reply.status, body: await reply.json() }
}

const orderRequest = {
  intent: 'CAPTURE',
  purchase_units: [
    { custom_id: 'a-payment', invoice_id: 'a-payment', amount: { currency_code: 'USD', value: '76.41' } },
  ],
}
const idSchema = z.object({ id: z.string() })

async function createOrder(requestId: string = crypto.randomUUID()): Promise<string> {
  const { body } = await call('POST', '/v2/checkout/orders', orderRequest, { 'paypal-request-id': requestId })
  return idSchema.parse(body).id
}

const choose = (order: string, choice: string, reason?: string) =>
  fetch(`${url}/checkoutnow/${order}`, {
    method: 'POST',
    body: new URLSearchParams({ choice, ...(reason && { reason }) }),
  })
const capture = (order: string, requestId: string = crypto.randomUUID()) =>
  call('POST', `/v2/checkout/orders/${order}/capture`, {}, { 'paypal-request-id': requestId })
const capturedSchema = z.object({
  purchase_units: z.tuple([z.object({ payments: z.object({ captures: z.tuple([idSchema]) }) })]),
})

/** An order whose money was taken, and where it is sent back. */
async function capturedOrder(choice = 'approve'): Promise<{ order: string; path: string }> {
  const order = await createOrder()
  await choose(order, choice)
  const [unit] = capturedSchema.parse((await capture(order)).body).purchase_units
  return { order, path: `/v2/payments/captures/${unit.payments.captures[0].id}/refund` }
}

const webhookSchema = z.object({
  body: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(
      z.object({ resource_type: z.enum(['checkout-order', 'capture', 'refund']), resource: z.unknown() }),
    ),
})

const issue = (name: string) => ({
  status: 422,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    details: [{ issue: name, description: expect.any(String) }],
    debug_id: expect.stringMatching(/^[\da-f]{13}$/),
  },
})

beforeAll(async () => {
  const webhookUrl = `http://127.0.0.1:${shop.port}/`
  const wallet = await startWallet({ ...standIn, port: 0, webhookUrl })
  recorder = await startRecorder(wallet.url, contracts, (path) => isOutside(path) || path === '/v2/anything')
  url = recorder.url
  stop = wallet.stop
  const reply = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${standIn.clientId}:${standIn.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  token = z.object({ access_token: z.string() }).parse(await reply.json()).access_token
})

afterAll(async () => {
  await recorder.stop()
  await stop()
  await close(shop.server)
})

describe('the stand-in of PayPal', () => {
  it('a page of the shop may ask beforehand, whatever its browser adds', async () => {
    const order = await createOrder()
    const { status, headers } = await fetch(`${url}/checkoutnow/${order}`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-forwarded-for' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toBe('*')
  })

  it('wants credentials for a token, and a token for the rest', async () => {
    const wrong = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: 'Basic eDp5' },
    })
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: 'invalid_client' }])
    const headers = { authorization: 'Bearer A21AAforged' }
    expect(await call('POST', '/v2/checkout/orders', orderRequest, headers)).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    })
  })

  it('makes an order, which the buyer approves, and takes the money once', async () => {
    const order = await createOrder()
    expect(order).toMatch(/^[A-Z\d]{17}$/)
    expect(await call('GET', `/v2/checkout/orders/${order}`)).toMatchObject({
      status: 200,
      body: {
        id: order,
        intent: 'CAPTURE',
        status: 'CREATED',
        purchase_units: [{ custom_id: 'a-payment', payee: { merchant_id: standIn.merchantId } }],
      },
    })
    expect(await capture(order)).toMatchObject(issue('ORDER_NOT_APPROVED'))
    await choose(order, 'approve')
    const taken = {
      id: expect.any(String),
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '76.41' },
    }
    expect(await capture(order, 'the-same')).toMatchObject({
      status: 201,
      body: { status: 'COMPLETED', purchase_units: [{ payments: { captures: [taken] } }] },
    })
    // The same request is answered again, another one is refused.
    expect(await capture(order, 'the-same')).toMatchObject({ status: 201 })
    expect(await capture(order)).toMatchObject(issue('ORDER_ALREADY_CAPTURED'))
  })

  it.each<[string, object]>([
    ['a name of the shop that is too long', { brand_name: 'x'.repeat(128) }],
    ['a language in its own spelling', { locale: 'pl_PL' }],
    ['an address from elsewhere', { shipping_preference: 'FROM_THE_SHOP' }],
    ['a field that PayPal has not', { shipping: 'NO_SHIPPING' }],
  ])('refuses %s', async (_what, context) => {
    const request = { ...orderRequest, payment_source: { paypal: { experience_context: context } } }
    expect(await call('POST', '/v2/checkout/orders', request)).toMatchObject({
      status: 400,
      body: { name: 'INVALID_REQUEST' },
    })
  })

  it('waits for the buyer where the request names the wallet', async () => {
    const context = { brand_name: 'Bieżnik', locale: 'pl-PL', user_action: 'PAY_NOW' }
    const request = { ...orderRequest, payment_source: { paypal: { experience_context: context } } }
    expect(await call('POST', '/v2/checkout/orders', request)).toMatchObject({
      status: 201,
      body: { status: 'PAYER_ACTION_REQUIRED' },
    })
  })

  it('makes one order of equal requests, also at once', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => createOrder('one-request')))
    expect(new Set(orders)).toHaveProperty('size', 1)
  })

  it('declines a card, and takes another one', async () => {
    const order = await createOrder()
    await choose(order, 'decline')
    expect(await capture(order, 'first')).toMatchObject(issue('INSTRUMENT_DECLINED'))
    await choose(order, 'approve')
    expect(await capture(order, 'second')).toMatchObject({ status: 201 })
  })

  it('returns nothing of an order but its id unless it is asked for all of it', async () => {
    const { body } = await call('POST', '/v2/checkout/orders', orderRequest, { prefer: 'return=minimal' })
    expect(Object.keys(z.looseObject({}).parse(body))).toEqual(['id', 'status', 'links'])
  })

  it('declines for the reason that the test chose', async () => {
    const order = await createOrder()
    await choose(order, 'decline', 'TRANSACTION_LIMIT_EXCEEDED')
    expect(await capture(order)).toMatchObject(issue('TRANSACTION_LIMIT_EXCEEDED'))
  })

  it('sends money back once, a part of it or what is left', async () => {
    const { path } = await capturedOrder()
    const part = { amount: { currency_code: 'USD', value: '6.41' }, custom_id: 'ours', invoice_id: 'ours' }
    expect(await call('POST', path, part)).toMatchObject({ status: 201, body: part })
    expect(await call('POST', path, part)).toMatchObject(issue('DUPLICATE_INVOICE_ID'))
    expect(await call('POST', path, {})).toMatchObject({
      body: {
        status: 'COMPLETED',
        amount: { value: '70.00' },
        custom_id: 'a-payment',
        seller_payable_breakdown: { total_refunded_amount: { value: '76.41' } },
      },
    })
    expect(await call('POST', path, {})).toMatchObject(issue('CAPTURE_FULLY_REFUNDED'))
  })

  it.each([
    ['more than there is', { currency_code: 'USD', value: '76.42' }, 'REFUND_AMOUNT_EXCEEDED'],
    ['nothing', { currency_code: 'USD', value: '0.00' }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['another currency', { currency_code: 'PLN', value: '1.00' }, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
  ])('sends back no %s', async (_what, amount, name) => {
    const { path } = await capturedOrder()
    expect(await call('POST', path, { amount })).toMatchObject({
      status: 422,
      body: { details: [{ issue: name }] },
    })
  })

  it('sends no money back that is held for a review, nor any that it has not', async () => {
    const reviewed = await capturedOrder('review')
    expect(await call('POST', reviewed.path, {})).toMatchObject(issue('PENDING_CAPTURE'))
    const { path } = await capturedOrder()
    await call('POST', '/control/trouble', { operation: 'refund', trouble: { kind: 'short' } })
    expect(await call('POST', path, {})).toMatchObject(issue('REFUND_FAILED_INSUFFICIENT_FUNDS'))
    expect(await call('POST', path, {})).toMatchObject({ status: 201 })
  })

  it.each([
    [true, 'COMPLETED', 'REFUNDED', 'PAYMENT.CAPTURE.REFUNDED'],
    [false, 'FAILED', 'COMPLETED', 'PAYMENT.REFUND.FAILED'],
  ])(
    'decides a refund later, and says so to who asks again (%s)',
    async (isFine, status, ofCapture, type) => {
      const { order, path } = await capturedOrder()
      await call('POST', '/control/trouble', { operation: 'refund', trouble: { kind: 'hold' } })
      const again = { 'paypal-request-id': `refund of ${order}` }
      expect(await call('POST', path, {}, again)).toMatchObject({ status: 201, body: { status: 'PENDING' } })
      expect(await call('POST', path, {})).toMatchObject(issue('CAPTURE_FULLY_REFUNDED'))
      await call('POST', '/control/refund', { order, isFine })
      expect(await call('POST', path, {}, again)).toMatchObject({ status: 201, body: { status } })
      expect(await call('GET', `/v2/checkout/orders/${order}`)).toMatchObject({
        body: {
          purchase_units: [{ payments: { captures: [{ status: ofCapture }], refunds: [{ status }] } }],
        },
      })
      const captured = path.replace('/refund', '"')
      await expect
        .poll(() => received.some((each) => each.type === type && each.body.includes(captured)))
        .toBe(true)
    },
  )

  it('decides the refund that is named, and its event is about that one', async () => {
    const { order, path } = await capturedOrder()
    await call('POST', '/control/trouble', { operation: 'refund', trouble: { kind: 'hold' }, times: 2 })
    const ask = (name: string) =>
      call('POST', path, {
        amount: { currency_code: 'USD', value: '1.00' },
        custom_id: name,
        invoice_id: `${name} of ${order}`,
      })
    const older = idSchema.parse((await ask('older')).body).id
    await ask('newer')
    await call('POST', '/control/refund', { order, refund: older, isFine: true })
    await expect
      .poll(() =>
        received.find(({ type, body }) => type === 'PAYMENT.CAPTURE.REFUNDED' && body.includes(older)),
      )
      .toBeTruthy()
    const asked = { order, refund: older, type: 'PAYMENT.CAPTURE.REFUNDED' }
    const { body } = await call('POST', '/control/webhook', asked)
    expect(webhookSchema.parse(body).body.resource).toMatchObject({
      id: older,
      custom_id: 'older',
      status: 'COMPLETED',
    })
  })

  it('takes money back by itself, a part of it too', async () => {
    const { order } = await capturedOrder()
    await call('POST', '/control/reverse', { order, amount: { currency_code: 'USD', value: '6.41' } })
    const { body } = await call('POST', '/control/webhook', { order, type: 'PAYMENT.CAPTURE.REVERSED' })
    const event = z.object({ body: z.string() }).parse(body).body
    expect(JSON.parse(event)).toMatchObject({
      resource_type: 'refund',
      resource: { amount: { value: '6.41' }, custom_id: 'a-payment' },
    })
  })

  it('makes webhooks about what PayPal publishes', async () => {
    const { order } = await capturedOrder()
    await call('POST', '/control/reverse', { order })
    const [contract] = contracts
    const schemas = { 'checkout-order': 'order', capture: 'capture', refund: 'refund' }
    for (const type of eventTypes) {
      const { body } = await call('POST', '/control/webhook', { order, type })
      const { resource_type, resource } = webhookSchema.parse(body).body
      expect(contract?.differencesFrom(schemas[resource_type], resource)).toEqual([])
    }
  })

  it('names what it does not know and what it cannot read', async () => {
    expect(await call('GET', '/v2/checkout/orders/0AB12345CD678901E')).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
    })
    expect(await call('POST', '/v2/checkout/orders', { intent: 'CAPTURE' })).toMatchObject({
      status: 400,
      body: { name: 'INVALID_REQUEST' },
    })
    expect(await call('GET', '/v2/anything')).toMatchObject({ status: 404 })
  })

  it.each([
    [{ kind: 'fail' }, 500],
    [{ kind: 'refuse' }, 401],
  ])('fails as the test asks, once: %j', async (trouble, status) => {
    const order = await createOrder()
    await choose(order, 'approve')
    await call('POST', '/control/trouble', { operation: 'capture', trouble })
    expect(await capture(order)).toMatchObject({ status })
    expect(await capture(order)).toMatchObject({ status: 201 })
  })

  it('cuts the connection after it has taken the money', async () => {
    const order = await createOrder()
    await choose(order, 'approve')
    await call('POST', '/control/trouble', { operation: 'capture', trouble: { kind: 'cut' } })
    await expect(capture(order)).rejects.toThrow('fetch failed')
    expect(await call('GET', `/v2/checkout/orders/${order}`)).toMatchObject({ body: { status: 'COMPLETED' } })
  })

  it('takes its orders from no page of another site', async () => {
    const headers = { 'content-type': 'text/plain' }
    const trouble = { operation: 'capture', trouble: { kind: 'fail' } }
    expect(await call('POST', '/control/trouble', trouble, headers)).toMatchObject({ status: 415 })
  })

  it('notifies the shop, again until the shop takes it', async () => {
    const order = await createOrder()
    await choose(order, 'approve')
    await capture(order)
    // Those of the tests before may still come.
    const receivedOfOrder = () => received.filter(({ body }) => body.includes(order))
    await expect
      .poll(() =>
        receivedOfOrder()
          .map(({ type }) => type)
          .toSorted(),
      )
      .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
    expect(receivedOfOrder().every(({ signature }) => signature !== undefined)).toBe(true)
  })

  it('serves a script for a page of the shop', async () => {
    const reply = await fetch(`${url}/sdk/js?client-id=${standIn.clientId}&currency=USD`)
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await reply.text()).toContain('paypal')
  })

  it('has answered all of these calls as PayPal publishes', () => {
    expect(recorder.differences()).toEqual([])
  })
})
