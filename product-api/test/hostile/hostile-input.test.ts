import { expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../../tests/promises/reached.ts'
import { replies } from '../../src/platform/http/replies.ts'
import { buildTestShop } from '../shop.ts'
import { attackShop } from './hostile-calls.ts'

test('whatever is sent to it, the API answers as its document says', async () => {
  const statuses = await attackShop(await buildTestShop())
  // It would prove little if nothing got in.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
  const sum = [...statuses.values()].reduce((total, count) => total + count, 0)
  reached('input', `product API: ${sum} requests, no 5xx, nothing undeclared, no stack`)
}, 900_000)

const planted = replies(z.strictObject({ a: z.literal(1) }))

test.each([
  ['fails', () => Promise.reject(new Error('a secret of the kitchen')), /500: the server failed/],
  ['answers another body', () => ({ a: 2 }), /500: the server failed|not as declared/],
] as const)('a route that %s does not get through', async (_what, handler, complaint) => {
  const shop = await buildTestShop()
  shop.app.get('/api/planted', { config: { access: 'anyone' }, schema: { response: planted } }, handler)
  await expect(attackShop(shop, { only: '/api/planted', count: 50 })).rejects.toThrow(complaint)
})
