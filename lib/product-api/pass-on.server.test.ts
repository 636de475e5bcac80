import { endpoint } from '@bieznik/contract/endpoint'
import { claimsOf, type StaffRole } from '@bieznik/contract/people/staff'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callProductApi } from './client.server'
import { verifyIdToken } from '@/lib/session/identity.server'
import { decodedToken } from '@/tests/decoded-token'
import { passOn } from './pass-on.server'

vi.mock('@/lib/firebase/app.server', () => ({ identity: () => ({ verifyIdToken: async () => ({}) }) }))
vi.mock('@/lib/session/identity.server', async (original) => ({
  ...(await original<object>()),
  verifyIdToken: vi.fn<typeof verifyIdToken>(),
}))
vi.mock('./client.server', () => ({ callProductApi: vi.fn<typeof callProductApi>() }))

const reply = z.strictObject({ id: z.int(), price: z.number() })
const handle = passOn([
  endpoint({
    method: 'PUT',
    path: '/api/admin/racks/:id/price',
    at: '/api/stores/racks/:id/price',
    area: 'stock',
    summary: '',
    params: z.strictObject({ id: z.coerce.number().int() }),
    query: z.strictObject({ from: z.coerce.number().optional() }),
    body: z.strictObject({ price: z.string().transform(Number) }),
    reply,
    status: 201,
  }),
  endpoint({
    method: 'POST',
    path: '/api/admin/racks',
    at: '/api/stores/racks',
    summary: '',
    reply,
    isOnce: true,
    deadline: 'payment',
  }),
])

interface Sent {
  role: StaffRole | null
  body?: object
  key?: string
}

const send = (method: string, path: string, { role, body, key }: Sent) => {
  vi.mocked(verifyIdToken).mockResolvedValue({
    outcome: 'valid',
    claims: { ...decodedToken, ...claimsOf(role) },
  })
  const [plain = ''] = path.split('?')
  const request = new Request(`http://127.0.0.1:3000/api/admin${path}`, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: {
      host: '127.0.0.1:3000',
      origin: 'http://127.0.0.1:3000',
      authorization: 'Bearer abc.def.ghi',
      'content-type': 'application/json',
      'accept-language': 'ru',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })
  return handle(request, { params: Promise.resolve({ path: plain.split('/').slice(1) }) })
}

beforeEach(() =>
  vi
    .mocked(callProductApi)
    .mockReset()
    .mockResolvedValue({ data: { id: 7, price: 3 }, headers: new Headers() }),
)

it('what fits the declaration is passed on as it came, and comes back with its status', async () => {
  const response = await send('PUT', '/racks/7/price?from=2', { role: 'warehouse', body: { price: '3' } })
  expect([response.status, await response.json()]).toEqual([201, { id: 7, price: 3 }])
  expect(callProductApi).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'PUT',
      path: '/api/stores/racks/7/price',
      query: { from: '2' },
      json: { price: '3' },
      token: 'abc.def.ghi',
      language: 'ru',
    }),
  )
})

it.each([
  ['parameters', '/racks/seven/price', { price: '3' }],
  ['a query', '/racks/7/price?to=2', { price: '3' }],
  ['a body', '/racks/7/price', { price: 3 }],
])('%s not as declared: the call goes nowhere', async (_what, path, body) => {
  expect((await send('PUT', path, { role: 'owner', body })).status).toBe(400)
  expect(callProductApi).not.toHaveBeenCalled()
})

it.each([
  ['a customer', null],
  ['staff of another area', 'shop_floor'],
] as const)('%s is refused', async (_who, role) => {
  expect((await send('PUT', '/racks/7/price', { role, body: { price: '3' } })).status).toBe(403)
  expect(callProductApi).not.toHaveBeenCalled()
})

it.each([
  ['PUT', '/racks/7', 404],
  ['DELETE', '/racks/7/price', 405],
])('%s %s is no call', async (method, path, status) => {
  expect((await send(method, path, { role: 'owner' })).status).toBe(status)
})

it('what is done once is passed on with its key, and not without one', async () => {
  const key = crypto.randomUUID()
  expect((await send('POST', '/racks', { role: 'owner', key })).status).toBe(200)
  expect(callProductApi).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key, deadline: 'payment' }),
  )
  expect((await send('POST', '/racks', { role: 'owner' })).status).toBe(400)
  expect(callProductApi).toHaveBeenCalledOnce()
})
