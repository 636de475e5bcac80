import { once } from 'node:events'
import { connect } from 'node:net'
import { problemSchema } from '@bieznik/contract/problem'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { connectDatabase } from '../db/client.ts'
import { stockKeeper } from '../../catalogue/products/stock-keeper.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const json = { 'content-type': 'application/json' }

test.each([
  ['an unknown path', 'GET', '/api/nothing', 404, 'not_found'],
  ['an unknown shop', 'GET', '/api/other/cart/jan/items', 404, 'not_found'],
  ['the root', 'GET', '/', 404, 'not_found'],
  ['a broken percent-encoding', 'GET', '/api/tires/%ZZ', 400, 'invalid_request'],
  ['a param beyond all length', 'GET', `/api/tires/${'1'.repeat(1_000)}`, 400, 'invalid_request'],
  ['a method that the path does not have', 'PUT', '/api/tires', 405, 'method_not_allowed'],
  ['a method that no path has', 'DELETE', '/api/tires/1', 405, 'method_not_allowed'],
] as const)('%s has the one form of error', async (_what, method, url, status, code) => {
  const reply = await jan.call(method, url)
  expect(reply).toMatchObject({ status, body: { code } })
  expect(problemSchema.parse(reply.body).requestId).toBe(reply.headers['x-request-id'])
})

test('a refused method gets the list of allowed ones', async () => {
  expect((await jan.call('PUT', '/api/tires/orders/order/update')).headers).toMatchObject({ allow: 'PATCH' })
})

test.each([
  ['cut off JSON', '{"product":', json, 400, 'invalid_request'],
  ['no JSON', 'jan', json, 400, 'invalid_request'],
  ['a prototype', '{"__proto__":{"isStaff":true}}', json, 400, 'invalid_request'],
  ['a text that is none', '{"uid":{"length":{"toString":1}},"isStaff":1}', json, 400, 'invalid_request'],
  ['brackets without end', '['.repeat(60_000), json, 400, 'invalid_request'],
  ['brackets in brackets', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, json, 400, 'invalid_request'],
  ['a form', 'product=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'invalid_request'],
  ['XML', '<a/>', { 'content-type': 'text/xml' }, 415, 'unsupported_media_type'],
  ['no content type', '{}', { 'content-type': '' }, 415, 'unsupported_media_type'],
  ['more than 64 KB', `{"product":"${'x'.repeat(70_000)}"}`, json, 413, 'payload_too_large'],
])('a body of %s has it too, and is not quoted', async (_what, body, headers, status, code) => {
  const reply = await jan.call('POST', '/api/shop/cart/jan/add', { body, headers })
  expect(reply).toMatchObject({ status, body: { code } })
  problemSchema.parse(reply.body)
  expect(JSON.stringify(reply.body)).not.toContain('isStaff')
})

test('each wrong field is named by its path', async () => {
  const reply = await jan.order({
    email: 'x',
    alternativeAddress: { address: 'a', city: '', postCode: '1', country: 'P' },
  })
  expect(reply.body).toMatchObject({
    fields: [{ path: 'email' }, { path: 'alternativeAddress.city' }],
  })
})

test('what is not even HTTP is answered in the same form', async () => {
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(origin.port), origin.hostname)
  socket.setEncoding('utf8')
  let answer = ''
  socket.on('data', (text: string) => {
    answer += text
  })
  socket.write('NONSENSE\r\n\r\n')
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(problemSchema.parse(JSON.parse(body)).code).toBe('invalid_request')
})

test('an unexpected error is reported as internal, without its message', async () => {
  const broken = await buildTestShop({
    stock: { ...stockKeeper, lock: () => Promise.reject(new Error('secret of the kitchen')) },
  })
  const buyer = broken.asCustomer('jan')
  await buyer.add(ids.tire)
  const reply = await buyer.order()
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(JSON.stringify(reply.body)).not.toMatch(/secret|kitchen|\.ts/)
  expect((await buyer.cart()).body).toHaveLength(1)
})

test('a database that is away is reported as unavailable, with a time to come back', async () => {
  const { db, pool } = connectDatabase({
    url: 'postgres://127.0.0.1:1/away',
    poolSize: 1,
    onIdleError: () => undefined,
  })
  onTestFinished(() => pool.end())
  const { anyone } = await buildTestShop({ db })
  for (const path of ['/api/tires', '/api/health/ready']) {
    expect(await anyone.get(path)).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { code: 'unavailable' },
    })
  }
  expect(await anyone.get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('a database whose connections broke is found again', async () => {
  const restarted = await buildTestShop()
  await Promise.all(Array.from({ length: 5 }, () => restarted.anyone.get('/api/tires')))
  const { db } = await restarted.another()
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `)
  await expect.poll(async () => (await restarted.anyone.get('/api/tires')).status).toBe(200)
})
