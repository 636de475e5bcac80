import { expect, test } from 'vitest'
import { openContract, type Exchange } from './contract.ts'

const orders = openContract('paypal-orders')
const id = '5O190127TN364715T'
const unit = { amount: { currency_code: 'USD', value: '103.40' } }
const created: Exchange = {
  method: 'POST',
  path: '/v2/checkout/orders',
  headers: { 'paypal-request-id': 'a-request' },
  requestBody: { intent: 'CAPTURE', purchase_units: [unit] },
  status: 201,
  responseBody: { id, status: 'CREATED', purchase_units: [unit] },
}
const differences = (changed: Partial<Exchange>) => orders.differencesOf({ ...created, ...changed })

test('an exchange as published has no differences, with newer fields in the response too', () => {
  expect(differences({})).toEqual([])
  expect(differences({ responseBody: { id, newer: true } })).toEqual([])
})

test.each<[string, Partial<Exchange>, RegExp]>([
  [
    'a field that the document has not',
    { requestBody: { intent: 'CAPTURE', purchase_units: [{ ...unit, custom_ids: 'x' }] } },
    /request \/purchase_units\/0 .*custom_ids/,
  ],
  ['a required one missing', { requestBody: { intent: 'CAPTURE' } }, /purchase_units/],
  ['a value too long', { headers: { 'paypal-request-id': 'x'.repeat(109) } }, /PayPal-Request-Id: .*108/],
  [
    'a place that is none',
    { method: 'GET', path: '/v2/checkout/orders/x', requestBody: undefined, status: 200 },
    /id: .*pattern/,
  ],
  [
    'a body where there is none',
    { method: 'GET', path: `/v2/checkout/orders/${id}`, status: 200 },
    /request has a body/,
  ],
  ['a status of its own', { status: 202 }, /status is not in the document/],
  ['an unknown state', { responseBody: { id, status: 'MADE' } }, /response \/status/],
  ['no body', { responseBody: undefined }, /response/],
  [
    'an issue that is not published',
    {
      status: 422,
      responseBody: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'TOO_EXPENSIVE' }] },
    },
    /details\/0\/issue/,
  ],
])('names %s', (_what, changed, difference) => {
  expect(differences(changed).join('\n')).toMatch(difference)
})

test('of what was refused the response alone counts', () => {
  const refusal = { name: 'INVALID_REQUEST', message: 'no', details: [], debug_id: 'x' }
  expect(differences({ requestBody: {}, status: 400, responseBody: refusal })).toEqual([])
  expect(differences({ requestBody: {}, status: 400, responseBody: { name: 'BAD' } })).not.toEqual([])
})

test('an outage is no difference, whatever it looks like', () => {
  const login = { method: 'POST', path: '/auth/challenge', headers: {}, requestBody: undefined }
  const ksef = openContract('ksef')
  expect(ksef.differencesOf({ ...login, status: 503, responseBody: {} })).toEqual([])
  expect(ksef.differencesOf({ ...login, status: 418, responseBody: {} })).toHaveLength(1)
})

test('knows its calls alone, behind what precedes their paths', () => {
  const ksef = openContract('ksef', '/v2')
  expect(orders.describes({ method: 'POST', path: '/v2/checkout/orders' })).toBe(true)
  expect(orders.describes({ method: 'DELETE', path: '/v2/checkout/orders' })).toBe(false)
  expect(ksef.describes({ method: 'POST', path: '/v2/auth/challenge' })).toBe(true)
  expect(ksef.describes({ method: 'POST', path: '/auth/challenge' })).toBe(false)
})

test('holds a value against a schema of the document', () => {
  expect(orders.differencesFrom('refund', { status: 'PENDING', amount: unit.amount })).toEqual([])
  expect(orders.differencesFrom('refund', { status: 'LOST' }).join()).toContain('/status')
})
