import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import { p24StandIn } from './credentials.ts'
import { startP24 } from './server.ts'
import { sign } from './signs.ts'

/** What came to the shop; it is away for the first notification of all. */
const received: Record<string, unknown>[] = []
let calls = 0
const shop = await listen((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    calls += 1
    if (calls > 1) received.push(z.record(z.string(), z.unknown()).parse(JSON.parse(body)))
    response.writeHead(calls > 1 ? 200 : 503).end()
  })
}, 0)
const shopUrl = `http://127.0.0.1:${shop.port}`

let stand: Awaited<ReturnType<typeof startP24>>
beforeAll(async () => {
  stand = await startP24({ ...p24StandIn, port: 0, isTelling: true })
})
afterAll(async () => {
  await stand.stop()
  await close(shop.server)
})

const { merchantId, posId, apiKey, crc } = p24StandIn

async function call(method: string, path: string, body?: object, user = `${posId}:${apiKey}`) {
  const reply = await fetch(`${stand.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
    body: body ? JSON.stringify(body) : null,
  })
  return {
    status: reply.status,
    body: z.looseObject({ data: z.unknown().optional() }).parse(await reply.json()).data,
  }
}

function registration(sessionId: string, differences: object = {}) {
  const transaction = { sessionId, merchantId, amount: 1234, currency: 'PLN' }
  return {
    ...transaction,
    posId,
    description: 'Zamówienie <1>',
    email: 'jan@example.com',
    country: 'PL',
    language: 'pl',
    urlReturn: `${shopUrl}/back`,
    urlStatus: `${shopUrl}/notified`,
    sign: sign({ ...transaction, crc }),
    ...differences,
  }
}

async function register(sessionId: string): Promise<string> {
  const { body } = await call('POST', '/transaction/register', registration(sessionId))
  return z.object({ token: z.string() }).parse(body).token
}

const choose = (token: string, choice: string) =>
  fetch(`${stand.url}/trnRequest/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })

it('registers a session once, with the same token for the same request, and only what is signed', async () => {
  expect(await register('once')).toBe(await register('once'))
  const refused = [
    registration('once', { description: 'another' }),
    registration('forged', { sign: 'x' }),
    registration('other', { merchantId: 1 }),
  ]
  for (const body of refused) expect((await call('POST', '/transaction/register', body)).status).toBe(400)
  expect((await call('GET', '/testAccess', undefined, 'nobody:nothing')).status).toBe(401)
})

it('shows a page that can be paid on, and repeats the notification until it is taken', async () => {
  const token = await register('paid')
  const page = await (await fetch(`${stand.url}/trnRequest/${token}`)).text()
  expect(page).toContain('12.34 PLN')
  expect(page).not.toContain('<1>')
  const reply = await choose(token, 'pay')
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `${shopUrl}/back`])
  await expect.poll(() => received, { timeout: 5_000 }).toHaveLength(1)
  expect(received[0]).toMatchObject({ sessionId: 'paid', amount: 1234, originAmount: 1234, currency: 'PLN' })
  expect((await call('GET', '/transaction/by/sessionId/paid')).body).toMatchObject({ status: 1 })
})

it('verifies what was paid, and nothing else', async () => {
  const token = await register('verified')
  await choose(token, 'lost')
  const { orderId } = z
    .object({ orderId: z.int() })
    .parse((await call('GET', '/transaction/by/sessionId/verified')).body)
  const verification = (amount: number) => {
    const signed = { sessionId: 'verified', orderId, amount, currency: 'PLN' }
    return { ...signed, merchantId, posId, sign: sign({ ...signed, crc }) }
  }
  expect((await call('PUT', '/transaction/verify', verification(1))).status).toBe(400)
  expect(await call('PUT', '/transaction/verify', verification(1234))).toEqual({
    status: 200,
    body: { status: 'success' },
  })
  expect((await call('GET', '/transaction/by/sessionId/verified')).body).toMatchObject({ status: 2 })
  const refund = {
    requestId: 'r',
    refundsUuid: 'u',
    refunds: [{ orderId, sessionId: 'verified', amount: 1234 }],
  }
  expect((await call('POST', '/transaction/refund', refund)).status).toBe(201)
  expect((await call('POST', '/transaction/refund', refund)).status).toBe(400)
})

it('knows nothing of a session that was given up', async () => {
  const reply = await choose(await register('given-up'), 'cancel')
  expect(reply.status).toBe(303)
  expect((await call('GET', '/transaction/by/sessionId/given-up')).status).toBe(404)
})

it('charges a BLIK code of a transaction that says who pays, once, and notifies when the buyer has confirmed', async () => {
  const charge = (token: string, blikCode: string) =>
    call('POST', '/paymentMethod/blik/chargeByCode', { token, blikCode })
  expect((await charge(await register('without a payer'), '777123')).status).toBe(400)
  const asked = registration('blik', { method: 181, additional: { PSU: { IP: '203.0.113.7' } } })
  const { token } = z
    .object({ token: z.string() })
    .parse((await call('POST', '/transaction/register', asked)).body)
  for (const code of ['123456', '291234']) {
    const reply = await fetch(`${stand.url}/api/v1/paymentMethod/blik/chargeByCode`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}` },
      body: JSON.stringify({ token, blikCode: code }),
    })
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 28 }])
  }
  expect(await charge(token, '777123')).toMatchObject({ status: 201, body: { message: 'success' } })
  expect((await charge(token, '777123')).status).toBe(400)
  await expect
    .poll(() => received.map(({ sessionId, methodId }) => [sessionId, methodId]), { timeout: 8_000 })
    .toContainEqual(['blik', 181])
})
