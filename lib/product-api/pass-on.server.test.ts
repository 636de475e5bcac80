import { endpoint, fileEndpoint } from '@bieznik/contract/endpoint'
import { claimsOf, type StaffRole } from '@bieznik/contract/people/staff'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callProductApi, streamProductApi } from './client.server'
import { verifyIdToken } from '@/lib/session/identity.server'
import { decodedToken } from '@/tests/decoded-token'
import { passOn } from './pass-on.server'

vi.mock('@/lib/firebase/app.server', () => ({ identity: () => ({ verifyIdToken: async () => ({}) }) }))
vi.mock('@/lib/session/identity.server', async (original) => ({
  ...(await original<object>()),
  verifyIdToken: vi.fn<typeof verifyIdToken>(),
}))
vi.mock('./client.server', () => ({
  callProductApi: vi.fn<typeof callProductApi>(),
  streamProductApi: vi.fn<typeof streamProductApi>(),
}))

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
  endpoint({
    method: 'GET',
    path: '/api/wheels-stored/:id',
    at: '/api/{shop}/people/:userId/wheels/:id',
    access: 'caller is {userId}',
    summary: '',
    params: z.strictObject({ id: z.coerce.number().int() }),
    reply,
    limit: { points: 2, seconds: 60, by: 'person' },
  }),
  endpoint({
    method: 'POST',
    path: '/api/season',
    at: '/api/season',
    access: 'anyone',
    summary: '',
    reply,
  }),
  fileEndpoint({
    path: '/api/admin/racks/:id/picture',
    summary: '',
    params: z.strictObject({ id: z.coerce.number().int() }),
    file: 'image/webp',
  }),
])

interface Sent {
  role: StaffRole | null
  isSignedIn?: boolean
  body?: object
  key?: string
}

const send = (method: string, path: string, { role, isSignedIn = true, body, key }: Sent) => {
  vi.mocked(verifyIdToken).mockResolvedValue({
    outcome: 'valid',
    claims: { ...decodedToken, ...claimsOf(role) },
  })
  const [plain = ''] = path.split('?')
  const request = new Request(`http://127.0.0.1:3000/api${path}`, {
    method,
    body: body ? JSON.stringify(body) : null,
    headers: {
      host: '127.0.0.1:3000',
      origin: 'http://127.0.0.1:3000',
      ...(isSignedIn && { authorization: 'Bearer abc.def.ghi' }),
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
  const response = await send('PUT', '/admin/racks/7/price?from=2', {
    role: 'warehouse',
    body: { price: '3' },
  })
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
  ['parameters', '/admin/racks/seven/price', { price: '3' }],
  ['a query', '/admin/racks/7/price?to=2', { price: '3' }],
  ['a body', '/admin/racks/7/price', { price: 3 }],
])('%s not as declared: the call goes nowhere', async (_what, path, body) => {
  expect((await send('PUT', path, { role: 'owner', body })).status).toBe(400)
  expect(callProductApi).not.toHaveBeenCalled()
})

it.each([
  ['a customer', null],
  ['staff of another area', 'shop_floor'],
] as const)('%s is refused', async (_who, role) => {
  expect((await send('PUT', '/admin/racks/7/price', { role, body: { price: '3' } })).status).toBe(403)
  expect(callProductApi).not.toHaveBeenCalled()
})

it.each([
  ['PUT', '/admin/racks/7', 404],
  ['DELETE', '/admin/racks/7/price', 405],
])('%s %s is no call', async (method, path, status) => {
  expect((await send(method, path, { role: 'owner' })).status).toBe(status)
})

it('what is done once is passed on with its key, and not without one', async () => {
  const key = crypto.randomUUID()
  expect((await send('POST', '/admin/racks', { role: 'owner', key })).status).toBe(200)
  expect(callProductApi).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key, deadline: 'payment' }),
  )
  expect((await send('POST', '/admin/racks', { role: 'owner' })).status).toBe(400)
  expect(callProductApi).toHaveBeenCalledOnce()
})

it('what is a person’s own is passed on to the path of who calls, as often as is declared', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  const call = { role: null, isSignedIn: true } as const
  expect((await send('GET', '/wheels-stored/7', call)).status).toBe(200)
  expect(callProductApi).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: `/api/shop/people/${decodedToken.uid}/wheels/7`, token: 'abc.def.ghi' }),
  )
  expect((await send('GET', '/wheels-stored/7', { role: null, isSignedIn: false })).status).toBe(401)
  expect((await send('GET', '/wheels-stored/7', call)).status).toBe(200)
  expect((await send('GET', '/wheels-stored/7', call)).status).toBe(429)
})

it('what anyone may call is passed on without a token', async () => {
  expect((await send('POST', '/season', { role: null, isSignedIn: true })).status).toBe(200)
  expect(vi.mocked(callProductApi).mock.calls[0]?.[0]).not.toHaveProperty('token')
})

it('a file comes as it is, a picture as nothing else, and only to those who may have it', async () => {
  const bytes = new Uint8Array([82, 73, 70, 70])
  vi.mocked(streamProductApi).mockImplementation(
    async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }),
  )
  const response = await send('GET', '/admin/racks/7/picture', { role: 'owner' })
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'",
    'content-type': 'image/webp',
  })
  expect(streamProductApi).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/api/racks/7/picture', token: 'abc.def.ghi', accept: 'image/webp' }),
  )
  expect((await send('GET', '/admin/racks/7/picture', { role: null })).status).toBe(403)
  expect(streamProductApi).toHaveBeenCalledOnce()
})
