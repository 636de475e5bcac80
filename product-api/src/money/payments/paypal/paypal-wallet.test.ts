import { expect, test } from 'vitest'
import { openPaypal } from '../../../../test/paypal.ts'

const paypal = await openPaypal()
const stranger = await openPaypal({ clientSecret: 'not-the-secret' })

const request = () => ({ paymentId: crypto.randomUUID(), usd: '76.41', language: 'pl' as const })
const proof = {
  authAlgo: 'SHA256withRSA',
  certUrl: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  transmissionId: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  transmissionSig: 'c2lnbmF0dXJl',
  transmissionTime: '2026-02-18T20:01:35Z',
}

test('many callers at once share one access token', async () => {
  await Promise.all(Array.from({ length: 20 }, () => paypal.wallet.createOrder(request())))
  expect((await paypal.books()).tokens).toBe(1)
})

test('a token that was revoked is replaced, and the call made again', async () => {
  const before = (await paypal.books()).tokens
  await paypal.trouble('create', { kind: 'refuse' })
  expect(await paypal.wallet.createOrder(request())).toMatch(/^[A-Z\d]{17}$/)
  expect((await paypal.books()).tokens).toBe(before + 1)
})

test('one failure of PayPal is retried, two are reported', async () => {
  await paypal.trouble('create', { kind: 'fail' })
  await expect(paypal.wallet.createOrder(request())).resolves.toBeDefined()
  await paypal.trouble('create', { kind: 'fail' }, 2)
  await expect(paypal.wallet.createOrder(request())).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  })
})

// Shows S7.42
test('an order that was made without an answer is not made again by the second try', async () => {
  const { paymentId, usd, language } = request()
  await paypal.trouble('create', { kind: 'cut' })
  const id = await paypal.wallet.createOrder({ paymentId, usd, language })
  const { orders } = await paypal.books()
  expect(orders.filter(({ unit }) => unit.custom_id === paymentId)).toMatchObject([
    { id, unit: { amount: { value: usd } } },
  ])
})

test('asking for money again is the same request, and another try is another one', async () => {
  const { paymentId, ...others } = request()
  const id = await paypal.wallet.createOrder({ paymentId, ...others })
  await paypal.choose(id, 'approve')
  const first = await paypal.wallet.capture(id, paymentId, 0)
  expect(first).toMatchObject({ kind: 'answered', order: { customId: paymentId } })
  expect(await paypal.wallet.capture(id, paymentId, 0)).toEqual(first)
  expect(await paypal.wallet.capture(id, paymentId, 1)).toEqual({ kind: 'taken already' })
})

test('wrong credentials are an internal error without details', async () => {
  const failure = stranger.wallet.createOrder(request())
  await expect(failure).rejects.toMatchObject({ code: 'unavailable' })
  await expect(failure).rejects.not.toThrow('not-the-secret')
})

test('what PayPal finds wrong with a request is named', async () => {
  const failure = paypal.wallet.createOrder({ ...request(), usd: '0.00' })
  await expect(failure).rejects.toMatchObject({ code: 'upstream_failed' })
  await expect(failure).rejects.toThrow('CANNOT_BE_ZERO_OR_NEGATIVE')
})

test('a webhook is genuine only to the letter, and only with all of its proof', async () => {
  const id = await paypal.wallet.createOrder(request())
  await paypal.choose(id, 'approve')
  const { body, headers } = await paypal.webhook(id, 'CHECKOUT.ORDER.APPROVED')
  const genuine = {
    authAlgo: headers['paypal-auth-algo'] ?? '',
    certUrl: headers['paypal-cert-url'] ?? '',
    transmissionId: headers['paypal-transmission-id'] ?? '',
    transmissionSig: headers['paypal-transmission-sig'] ?? '',
    transmissionTime: headers['paypal-transmission-time'] ?? '',
  }
  expect(await paypal.wallet.isGenuine(body, genuine)).toBe(true)
  expect(await paypal.wallet.isGenuine(`${body} `, genuine)).toBe(false)
  expect(await paypal.wallet.isGenuine(body, { ...genuine, transmissionId: 'another' })).toBe(false)
  expect(await paypal.wallet.isGenuine(body, { ...genuine, certUrl: 'no address' })).toBe(false)
  expect(await paypal.wallet.isGenuine('{}', proof)).toBe(false)
})
