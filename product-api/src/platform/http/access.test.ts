// Shows D10c

import type { EndpointAccess } from '@bieznik/contract/endpoint'
import { passedOn } from '@bieznik/contract/endpoints/passed-on'
import {
  claimsOf,
  DEFAULT_AREA,
  mayDo,
  staffRoles,
  type StaffArea,
  type StaffRole,
} from '@bieznik/contract/people/staff'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../../../tests/promises/reached.ts'
import { badTokens, expiredClaims } from '../../../../tests/signed-tokens/bad-tokens.ts'
import { startGoogle } from '../../../../tests/signed-tokens/google.ts'
import { listOperations, openApiDocumentSchema } from '../../../test/openapi-document.ts'
import { buildTestShop, type Shop, type Visitor } from '../../../test/shop.ts'
import { tokens } from '../../../test/tokens.ts'
import { createFirebaseVerifier } from '../../people/identity/firebase.ts'
import { replies } from './replies.ts'

const shop = await buildTestShop()
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Outcome = 'in' | 401 | 403

type Row = [
  Method,
  path: string,
  nobody: Outcome,
  jan: Outcome,
  ola: Outcome,
  staff: Outcome,
  area?: StaffArea,
]

const outcomes: Record<EndpointAccess, [nobody: Outcome, jan: Outcome, ola: Outcome, staff: Outcome]> = {
  anyone: ['in', 'in', 'in', 'in'],
  customer: [401, 'in', 'in', 'in'],
  'caller is {userId}': [401, 'in', 403, 403],
  staff: [401, 403, 403, 'in'],
}

/**
 * Who may call what; `staff` is the owner, and the others of the staff come as far where the area is theirs. `in`: past the
 * door, whatever is answered then.
 */
const table: Row[] = [
  // What is declared; who may make it stands a second time by hand in contract/endpoints/passed-on.test.ts.
  ...passedOn.map(({ method, at, access = 'staff', area }): Row => [
    method,
    at.replace('{shop}', 'shop'),
    ...outcomes[access],
    area,
  ]),
  ['GET', '/api/health/live', 'in', 'in', 'in', 'in'],
  ['GET', '/api/health/ready', 'in', 'in', 'in', 'in'],
  ['GET', '/openapi.json', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/title/:title', 'in', 'in', 'in', 'in'],
  ['GET', '/api/narrowed/tires', 'in', 'in', 'in', 'in'],
  ['GET', '/api/narrowed/wheels', 'in', 'in', 'in', 'in'],
  ['GET', '/api/narrowed/spacers', 'in', 'in', 'in', 'in'],
  ['GET', '/api/search', 'in', 'in', 'in', 'in'],
  ['GET', '/api/search/products', 'in', 'in', 'in', 'in'],
  ['GET', '/api/search/suggestions', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheels', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheels/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheels/fits', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheel_filter/diameter', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheel_filter/bolt_spacing/:diameter', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheel_filter/width/:diameter/:boltSpacing', 'in', 'in', 'in', 'in'],
  ['GET', '/api/wheel_filter/central_bore/:diameter/:boltSpacing/:width', 'in', 'in', 'in', 'in'],
  ['GET', '/api/spacers', 'in', 'in', 'in', 'in'],
  ['GET', '/api/spacers/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/spacers/fits', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/spacer_filter/bolt_distance', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/spacer_filter/thickness/:boltDistance', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires/news', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires/news/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/ids', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/after', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/by-ids', 'in', 'in', 'in', 'in'],
  ['POST', '/api/products/:id/stock-notices', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires/sizes', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/tire_filter/width', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/tire_filter/profile/:width', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/tire_filter/diameter/:width/:profile', 'in', 'in', 'in', 'in'],
  ['GET', '/api/rdr/tire_filter/protector/:width/:profile/:diameter', 'in', 'in', 'in', 'in'],
  ['GET', '/api/opening', 401, 403, 403, 'in'],
  ['GET', '/api/customers', 401, 403, 403, 'in'],
  ['GET', '/api/customers/:uid', 401, 403, 403, 'in'],
  ['POST', '/api/customers/:uid/copies', 401, 403, 403, 'in'],
  ['POST', '/api/customers/:uid/erasure', 401, 403, 403, 'in'],
  ['POST', '/api/withdrawals', 'in', 'in', 'in', 'in'],
  ['POST', '/api/withdrawals/drafts', 'in', 'in', 'in', 'in'],
  ['GET', '/api/withdrawals/drafts/:id', 'in', 'in', 'in', 'in'],
  ['POST', '/api/complaints', 'in', 'in', 'in', 'in'],
  ['GET', '/api/complaints/:id', 401, 403, 403, 'in', 'returns'],
  ['PUT', '/api/complaints/drafts/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/complaints/drafts/:id', 'in', 'in', 'in', 'in'],
  ['PUT', '/api/complaints/drafts/:id/photos/:name', 'in', 'in', 'in', 'in'],
  ['GET', '/api/complaints/drafts/:id/photos/:name', 'in', 'in', 'in', 'in'],
  ['GET', '/api/products/:id/page', 'in', 'in', 'in', 'in'],
  ['POST', '/api/opinion-photos', 'in', 'in', 'in', 'in'],
  ['GET', '/api/opinion-photos/:name', 'in', 'in', 'in', 'in'],
  ['GET', '/api/opinions/:id', 'in', 'in', 'in', 'in'],
  ['GET', '/api/shop/cart/:userId/items', 401, 'in', 403, 403],
  ['POST', '/api/shop/cart/:userId/add', 401, 'in', 403, 403],
  [
    'PATCH',
    '/api/shop/cart/:userId/changeQuantity/product_id=:productId/quantity=:quantity',
    401,
    'in',
    403,
    403,
  ],
  ['DELETE', '/api/shop/cart/:userId/remove', 401, 'in', 403, 403],
  ['DELETE', '/api/shop/cart/:userId/clear', 401, 'in', 403, 403],
  ['GET', '/api/shop/cart/:userId/total', 401, 'in', 403, 403],
  ['POST', '/api/shop/payments/orders/:orderId/blik', 401, 'in', 'in', 'in'],
  // PayPal has no token of ours; it signs what it sends.
  ['POST', '/api/paypal/webhooks', 'in', 'in', 'in', 'in'],
  // Nor has Przelewy24.
  ['POST', '/api/przelewy24/notifications', 'in', 'in', 'in', 'in'],
  ['POST', '/api/shop/cart/moveToOrder', 401, 'in', 'in', 'in'],
  ['GET', '/api/shop/people/:userId', 401, 'in', 403, 403],
  ['GET', '/api/shop/people/:userId/consents/marketing', 401, 'in', 403, 403],
  ['PUT', '/api/shop/people/:userId/consents/marketing', 401, 'in', 403, 403],
  ['POST', '/api/consents/unsubscribe', 'in', 'in', 'in', 'in'],
  ['DELETE', '/api/shop/people/:userId', 401, 'in', 403, 403],
  ['GET', '/api/tires/orders', 401, 403, 403, 'in', 'orders'],
  ['GET', '/api/tires/orders/:id', 401, 'in', 'in', 'in'],
  ['POST', '/api/staff-invitation/shown', 'in', 'in', 'in', 'in'],
  ['POST', '/api/linked-order', 'in', 'in', 'in', 'in'],
  ['GET', '/api/tires/orders/:id/document', 401, 403, 403, 'in', 'orders'],
  ['GET', '/api/tires/orders/user/:uid', 401, 'in', 403, 'in', 'orders'],
  ['PATCH', '/api/tires/orders/order/update', 401, 403, 403, 'in', 'orders'],
  ['GET', '/api/tires/orders/:id/work', 401, 403, 403, 'in', 'orders'],
  ['GET', '/api/tires/orders/:id/returns', 401, 403, 403, 'in', 'orders'],
  ['POST', '/api/linked-order/contract', 'in', 'in', 'in', 'in'],
  ['POST', '/api/linked-order/invoice', 'in', 'in', 'in', 'in'],
  ['POST', '/api/linked-order/payment/blik', 'in', 'in', 'in', 'in'],
  ['POST', '/api/tires', 401, 403, 403, 'in'],
  ['POST', '/api/wheels', 401, 403, 403, 'in'],
  ['POST', '/api/spacers', 401, 403, 403, 'in'],
  ['POST', '/api/products/import/dry-run', 401, 403, 403, 'in'],
  ['POST', '/api/products/import', 401, 403, 403, 'in'],
  ['POST', '/api/bank-statements', 401, 403, 403, 'in'],
]

/** The path as jan would call it. */
function addressOf(path: string): string {
  return path.replace(/:(userId|uid)/, 'jan').replace(/:\w+/g, '1')
}

async function knock(visitor: Visitor, method: Method, path: string): Promise<Outcome> {
  const { status } = await visitor.call(method, addressOf(path), { headers: method === 'PATCH' ? form : {} })
  return status === 401 || status === 403 ? status : 'in'
}

/** What somebody with a role meets: others than the owner come in where the area is theirs. */
function outcomeFor(role: StaffRole, [, , , , ola, owner, area = DEFAULT_AREA]: Row): Outcome {
  const isForStaff = ola === 403 && owner === 'in'
  return isForStaff && !mayDo(role, area) ? 403 : owner
}

// Shows S6.4, S6.11, S7.1, D11a, D11b
test.each(table)('%s %s', async (...row) => {
  const [method, path, nobody, jan, ola, staff] = row
  expect(await knock(shop.anyone, method, path)).toBe(nobody)
  expect(await knock(shop.asCustomer('jan'), method, path)).toBe(jan)
  expect(await knock(shop.asCustomer('ola'), method, path)).toBe(ola)
  expect(await knock(shop.asStaff(), method, path)).toBe(staff)
  for (const role of staffRoles) {
    expect(await knock(shop.asStaff('staff', role), method, path), role).toBe(outcomeFor(role, row))
  }
})

/** Every route that the API's document declares. */
async function listRoutes({ anyone }: Pick<Shop, 'anyone'>): Promise<Set<string>> {
  const document = openApiDocumentSchema.parse((await anyone.get('/openapi.json')).body)
  const declared = listOperations(document).map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  return new Set([...declared, 'GET /openapi.json'])
}

const tabled = new Set(table.map(([method, path]) => `${method} ${path}`))

test('the table has every route', async () => {
  expect(tabled).toEqual(await listRoutes(shop))
})

test('a route without a row would be found', async () => {
  const planted = await shop.another()
  const schema = { response: replies(z.strictObject({})) }
  planted.app.get('/api/planted', { config: { access: 'anyone' }, schema }, () => ({}))
  const found = [...(await listRoutes(planted))].filter((route) => !tabled.has(route))
  expect(found).toEqual(['GET /api/planted'])
})

const closed = table.filter(([, , nobody]) => nobody === 401)

test.each(closed)('%s %s says why a token is not accepted', async (method, path) => {
  const url = addressOf(path)
  const headers = method === 'PATCH' ? form : {}
  const codeFor = async (token: string) => (await shop.as(token).call(method, url, { headers })).body
  expect(await codeFor(tokens.refused)).toMatchObject({ code: 'unauthenticated' })
  expect(await codeFor(tokens.expired)).toMatchObject({ code: 'token_expired' })
  expect(await codeFor(tokens.unavailable)).toMatchObject({ code: 'unavailable' })
  expect(await codeFor('a token\nwith a line break')).toMatchObject({ code: 'unauthenticated' })
})

const google = await startGoogle()
afterAll(google.close)
/** The same API where tokens are signed, as they are wherever there is no emulator. */
const guarded = await shop.another({
  verifyToken: createFirebaseVerifier(google.appOptions),
})

// Shows S6.11, D11a
test('with signed tokens everybody comes as far as is tabled, and with no bad token anywhere', async () => {
  const bad = badTokens.map(([kind, make]) => [kind, make(google.idTokens), 'unauthenticated'] as const)
  const expired = ['that has expired', google.idTokens.sign(expiredClaims()), 'token_expired'] as const
  const good = (claims: object) => guarded.as(google.idTokens.sign({ ...claims }))
  for (const row of closed) {
    const [method, path, , jan, ola] = row
    expect(await knock(good({ sub: 'jan' }), method, path), path).toBe(jan)
    expect(await knock(good({ sub: 'ola' }), method, path), path).toBe(ola)
    for (const role of staffRoles) {
      const somebody = good({ sub: 'staff', ...claimsOf(role) })
      expect(await knock(somebody, method, path), `${path} as ${role}`).toBe(outcomeFor(role, row))
    }
    for (const [kind, token, code] of [...bad, expired]) {
      const headers = method === 'PATCH' ? form : {}
      const reply = await guarded.as(token).call(method, addressOf(path), { headers })
      expect(reply, `${method} ${path} with a token ${kind}`).toMatchObject({ status: 401, body: { code } })
    }
  }
  reached(
    'access',
    `product API: ${table.length} routes × nobody, A, B, ${staffRoles.length} roles of staff; ${closed.length} of them × ${bad.length + 1} bad tokens`,
  )
})

test('where a second factor is required, a role counts from a sign-in with it', async () => {
  const strict = await shop.another({
    verifyToken: createFirebaseVerifier({ ...google.appOptions, requiresSecondFactor: true }),
  })
  const owner = (firebase: object) => strict.as(google.idTokens.sign({ sub: 'staff', admin: true, firebase }))
  const without = owner({ sign_in_provider: 'password' })
  const refusal = { status: 403, body: { code: 'second_factor_required' } }
  expect(await without.get('/api/tires/orders')).toMatchObject(refusal)
  expect(await without.get('/api/tires/orders/user/jan')).toMatchObject(refusal)
  // As a customer they may call, and see nothing of others.
  expect((await without.get('/api/tires/orders/1')).status).toBe(404)
  expect((await without.get('/api/shop/cart/staff/items')).status).toBe(200)
  const withFactor = owner({ sign_in_provider: 'password', sign_in_second_factor: 'totp' })
  expect((await withFactor.get('/api/tires/orders')).status).toBe(200)
  const customer = strict.as(google.idTokens.sign({ sub: 'jan' }))
  expect(await customer.get('/api/tires/orders')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

test.each(['Basic amFuOnNla3JldA==', 'Bearer', 'Bearer ', 'customer.jan', `Bearer ${'x'.repeat(9_000)}`])(
  'the authorization %j is none',
  async (authorization) => {
    const reply = await shop.anyone.call('GET', '/api/shop/cart/jan/items', { headers: { authorization } })
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  },
)

test('identity being away is not being signed out', async () => {
  expect(await shop.as(tokens.unavailable).get('/api/shop/cart/jan/items')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
})

test('the uid of the path is compared as a whole, percent-encoding undone', async () => {
  const odd = shop.asCustomer('a/b c')
  expect((await odd.get('/api/shop/cart/a%2Fb%20c/items')).status).toBe(200)
  expect((await shop.asCustomer('jan').get('/api/shop/cart/JAN/items')).status).toBe(403)
  expect((await shop.asCustomer('jan').get('/api/shop/cart/jan%20/items')).status).toBe(403)
})
