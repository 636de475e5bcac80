import type { APIRequestContext } from '@playwright/test'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectDatabaseEmulator, get, getDatabase, ref, set } from 'firebase/database'
import { z } from 'zod'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { createCustomer, idTokenOf, type Person } from './people.ts'
import { listTiresInStock } from './tires.ts'

const given = { name: 'Ewa', surname: 'Nowak', phone: '+48 600-100-200' }
const home = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
const company = {
  legalEntityName: 'Opony Nowak',
  legalEntityTaxId: '5260001246',
  legalEntityAddress: 'Polna 7',
  legalEntityStreet: 'Polna',
  legalEntityCity: 'Łódź',
  legalEntityIndex: '90-001',
  legalEntityCountry: 'Polska',
}
const long = Array.from('Ёжик🛞👨‍👩‍👧'.repeat(8)).slice(0, 64)
const names = [
  ['Łucja-Maria', "O'Neil", /^Łucja-Maria_O'Neil_\w+$/],
  ['A.B.#$[]/', '100%', /^A%2EB%2E%23%24%5B%5D%2F_100%25_\w+$/],
  [long.join(''), long.toReversed().join(''), /^Ёжик🛞.+_\w+$/u],
] as const

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The account's routes as a page of this person calls them. */
function accountOf(request: APIRequestContext, token: string) {
  const headers = bearer(token)
  return {
    register: (data: object) => request.put('/api/account', { data, headers }),
    get: () => request.get('/api/account', { headers }),
    change: (data: object) => request.patch('/api/account', { data, headers }),
    remove: () => request.delete('/api/account', { headers }),
    export: () => request.get('/api/account/export', { headers }),
  }
}

const recordSchema = z.looseObject({ id: z.string() })
const usersSchema = z.record(z.string(), recordSchema).nullable()

/** What the database has of a person, by key, read past the shop. */
async function recordsOf(databaseUrl: string, email: string) {
  const url = `${databaseUrl}/Users.json?ns=demo-bieznik-default-rtdb`
  const reply = await fetch(url, { headers: bearer('owner'), signal: AbortSignal.timeout(5_000) })
  const users = usersSchema.parse(await reply.json()) ?? {}
  return Object.entries(users).filter(([, record]) => record.email === email)
}

/** The person's record as it changes. */
async function follow(baseURL: string | undefined, token: string) {
  const end = new AbortController()
  const response = await fetch(`${baseURL}/api/account/live`, { headers: bearer(token), signal: end.signal })
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  const reader = events?.getReader()
  return {
    headers: response.headers,
    next: async (): Promise<unknown> => {
      const event = (await reader?.read())?.value
      return event && { [event.event ?? '']: JSON.parse(event.data) }
    },
    end: () => end.abort(),
  }
}

for (const [name, surname, key] of names) {
  // Shows S3.4, D13
  test(`${name} ${surname} is registered, found, renamed and deleted`, async ({
    request,
    customer,
    identityUrl,
    databaseUrl,
  }) => {
    const account = accountOf(request, await idTokenOf(identityUrl, customer))
    expect(await (await account.get()).json()).toEqual({
      email: customer.email,
      isEmailVerified: false,
      record: null,
    })

    const made = await account.register({ ...given, ...company, name, surname })
    expect(made.status()).toBe(201)
    const record: unknown = await made.json()
    expect(record).toEqual({
      id: expect.any(String),
      name,
      surname,
      email: customer.email,
      phone: '+48600100200',
      role: 'customer',
      address: '',
      index: '',
      city: '',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await recordsOf(databaseUrl, customer.email)).toEqual([[expect.stringMatching(key), record]])
    const again = await account.register({ ...given, name: 'Eve' })
    expect([again.status(), await again.json()]).toEqual([200, record])

    const renamed = await account.change({ ...given, ...home, name: surname, surname: name })
    expect(renamed.headers()['cache-control']).toBe('private, no-store')
    const changed: unknown = await renamed.json()
    expect(changed).toMatchObject({ ...home, name: surname, surname: name, role: 'customer' })
    expect(await (await account.get()).json()).toMatchObject({ record: changed })
    expect(await recordsOf(databaseUrl, customer.email)).toEqual([[expect.any(String), changed]])
    const claims = z.object({ name: z.string() }).parse(claimsOf(await idTokenOf(identityUrl, customer)))
    expect(claims.name).toBe(`${surname} ${name}`)

    expect((await account.remove()).status()).toBe(204)
    expect(await recordsOf(databaseUrl, customer.email)).toEqual([])
    expect((await account.get()).status()).toBe(401)
    await expect(idTokenOf(identityUrl, customer)).rejects.toThrow('Signing in failed')
  })
}

test('twenty registrations and changes at once leave one record', async ({
  request,
  customer,
  identityUrl,
  databaseUrl,
}) => {
  const account = accountOf(request, await idTokenOf(identityUrl, customer))
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => account.register({ ...given, name: `Ewa ${turn}` })),
  )
  const statuses = made.map((reply) => reply.status())
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(200), 201])
  const changed = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => account.change({ ...given, ...home, name: `Ewa ${turn}` })),
  )
  expect(changed.map((reply) => reply.status())).toEqual(Array(10).fill(200))
  expect(await recordsOf(databaseUrl, customer.email)).toHaveLength(1)
})

for (const field of ['id', 'uid', 'email', 'role', 'createdAt', 'updatedAt', '__proto__']) {
  test(`${field} is not the browser’s to write`, async ({ request, customer, identityUrl, databaseUrl }) => {
    const account = accountOf(request, await idTokenOf(identityUrl, customer))
    const foreign = { [field]: 'admin' }
    const attempts = [
      await account.register({ ...given, ...foreign }),
      await account.change({ ...given, ...home, ...foreign }),
    ]
    for (const reply of attempts) {
      expect(reply.status()).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'invalid_request' })
    }
    expect(await recordsOf(databaseUrl, customer.email)).toEqual([])
  })
}

test('a field that is wrong is named', async ({ request, customer, identityUrl }) => {
  const account = accountOf(request, await idTokenOf(identityUrl, customer))
  const registered = await account.register({ name: 'J', surname: ' ', phone: '12' })
  expect(await registered.json()).toMatchObject({
    code: 'invalid_request',
    fields: [
      { path: 'name', message: 'name_short' },
      { path: 'surname', message: 'surname_required' },
      { path: 'surname', message: 'surname_short' },
      { path: 'phone', message: 'phone_invalid' },
    ],
  })
  const changed = await account.change(given)
  expect(await changed.json()).toMatchObject({
    fields: [{ path: 'address' }, { path: 'index' }, { path: 'city' }],
  })
})

test('two tabs see a change at once, and another person sees nothing of it', async ({
  request,
  customer,
  identityUrl,
  baseURL,
}) => {
  const token = await idTokenOf(identityUrl, customer)
  const stranger = await idTokenOf(identityUrl, await createCustomer(identityUrl))
  const [here, there, elsewhere] = await Promise.all([
    follow(baseURL, token),
    follow(baseURL, token),
    follow(baseURL, stranger),
  ])
  expect(here.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(here.headers.get('content-encoding')).toBeNull()
  expect(here.headers.get('cache-control')).toMatch(/^private, no-store/)
  for (const stream of [here, there, elsewhere]) expect(await stream.next()).toEqual({ record: null })

  const account = accountOf(request, token)
  const record: unknown = await (await account.register(given)).json()
  for (const stream of [here, there]) expect(await stream.next()).toEqual({ record })
  const changed: unknown = await (await account.change({ ...given, ...home, name: 'Łucja' })).json()
  for (const stream of [here, there]) expect(await stream.next()).toEqual({ record: changed })

  const theirs: unknown = await (
    await accountOf(request, stranger).register({ ...given, name: 'Zoë' })
  ).json()
  expect(await elsewhere.next()).toEqual({ record: theirs })
  for (const stream of [here, there, elsewhere]) stream.end()
})

test('a sixth stream waits until one has ended', async ({ customer, identityUrl, baseURL }) => {
  const token = await idTokenOf(identityUrl, customer)
  const streams = await Promise.all(Array.from({ length: 5 }, () => follow(baseURL, token)))
  const live = () => fetch(`${baseURL}/api/account/live`, { headers: bearer(token) })
  const refused = await live()
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
  streams[0]?.end()
  await expect(async () => {
    const reply = await live()
    await reply.body?.cancel()
    expect(reply.status).toBe(200)
  }).toPass({ timeout: 20_000 })
  for (const stream of streams) stream.end()
})

// Shows S3.1
test('a copy of one’s data has account, record, cart and orders', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const token = await idTokenOf(identityUrl, customer)
  const account = accountOf(request, token)
  const record: unknown = await (await account.register(given)).json()
  const order: unknown = await (await placeOrder(request, productApiUrl, token, customer)).json()
  const [tire] = await listTiresInStock(productApiUrl, 8)
  await addToCart(request, token, tire?.id)

  const reply = await account.export()
  expect(reply.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json',
    'content-disposition': expect.stringMatching(/^attachment; filename="bieznik-\d{4}-\d\d-\d\d\.json"$/),
  })
  expect(await reply.json()).toEqual({
    exportedAt: expect.any(String),
    account: {
      uid: expect.any(String),
      email: customer.email,
      isEmailVerified: false,
      displayName: 'Ewa Nowak',
      photoUrl: null,
      phoneNumber: null,
      providerIds: ['password'],
      isAdmin: false,
      staffRole: null,
      createdAt: expect.any(String),
      lastSignedInAt: expect.any(String),
    },
    record,
    cart: [{ quantity: 1, product: expect.objectContaining({ id: tire?.id }) }],
    orders: [order],
    shop: expect.objectContaining({
      cart_lines: [expect.objectContaining({ productId: tire?.id, quantity: 1 })],
      orders: [expect.objectContaining({ email: customer.email, phone: '+48600100200' })],
      mail_outbox: [expect.objectContaining({ recipient: customer.email })],
    }),
  })
})

// Shows D14
test('an account goes with its record and its session; its orders stay', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const token = await idTokenOf(identityUrl, customer)
  const account = accountOf(request, token)
  await account.register(given)
  const placed = await placeOrder(request, productApiUrl, token, customer)
  const { id } = z.object({ id: z.number() }).parse(await placed.json())
  expect((await request.post('/api/session', { headers: bearer(token), data: {} })).status()).toBe(204)
  expect((await request.storageState()).cookies).toMatchObject([{ name: 'session' }])

  expect((await account.remove()).status()).toBe(204)
  expect((await request.storageState()).cookies).toEqual([])
  const reply = await request.get(`/api/admin/orders/${id}`, {
    headers: bearer(await idTokenOf(identityUrl, staff)),
  })
  expect(reply.status()).toBe(200)
})

test('an account is deleted only by somebody who has just signed in', async ({
  request,
  customer,
  identityUrl,
  databaseUrl,
}) => {
  const token = await idTokenOf(identityUrl, customer)
  await accountOf(request, token).register(given)
  const old = await signedInBefore(identityUrl, token, 6 * 60)
  const reply = await accountOf(request, old).remove()
  expect([reply.status(), await reply.json()]).toMatchObject([403, { code: 'recent_sign_in_required' }])
  expect(await recordsOf(databaseUrl, customer.email)).toHaveLength(1)
  expect((await accountOf(request, token).remove()).status()).toBe(204)
})

test('a write from another site changes nobody', async ({ request, customer, identityUrl, databaseUrl }) => {
  const headers = {
    ...bearer(await idTokenOf(identityUrl, customer)),
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  }
  for (const [method, data] of [
    ['PUT', given],
    ['PATCH', { ...given, ...home }],
    ['DELETE', undefined],
  ] as const) {
    const reply = await request.fetch('/api/account', { method, data, headers })
    expect([reply.status(), await reply.json()]).toMatchObject([403, { code: 'foreign_origin' }])
  }
  expect(await recordsOf(databaseUrl, customer.email)).toEqual([])
  await expect(idTokenOf(identityUrl, customer)).resolves.toBeTruthy()
})

test('a browser reads and writes no record by itself, not even its person’s own', async ({
  request,
  customer,
  identityUrl,
  databaseUrl,
}) => {
  const token = await idTokenOf(identityUrl, customer)
  await accountOf(request, token).register(given)
  const [[key, record] = ['', { id: '' }]] = await recordsOf(databaseUrl, customer.email)
  const app = initializeApp({ projectId: 'demo-bieznik' }, customer.email)
  const database = getDatabase(app)
  const { hostname, port } = new URL(databaseUrl)
  connectDatabaseEmulator(database, hostname, Number(port), { mockUserToken: { sub: record.id } })
  for (const path of ['/', 'Users', `Users/${key}`, 'UserTurns']) {
    await expect(get(ref(database, path))).rejects.toThrow('Permission denied')
    await expect(set(ref(database, path), null)).rejects.toThrow('PERMISSION_DENIED')
  }
  await deleteApp(app)
  expect(await recordsOf(databaseUrl, customer.email)).toEqual([[key, record]])
})

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The token of somebody who signed in so many seconds earlier: tokens of the emulator are not signed. */
async function signedInBefore(identityUrl: string, token: string, seconds: number): Promise<string> {
  const claims = z.looseObject({ sub: z.string(), auth_time: z.number() }).parse(claimsOf(token))
  // The emulator holds sessions for ended that began before the account.
  const update = `${identityUrl}/identitytoolkit.googleapis.com/v1/projects/demo-bieznik/accounts:update`
  await fetch(update, {
    method: 'POST',
    headers: { ...bearer('owner'), 'content-type': 'application/json' },
    body: JSON.stringify({ localId: claims.sub, validSince: String(claims.auth_time - 2 * seconds) }),
    signal: AbortSignal.timeout(5_000),
  })
  const [header] = token.split('.')
  const earlier = { ...claims, auth_time: claims.auth_time - seconds }
  return `${header}.${Buffer.from(JSON.stringify(earlier)).toString('base64url')}.`
}

async function addToCart(request: APIRequestContext, token: string, productId: number | undefined) {
  return request.post('/api/cart/items', { data: { productId, quantity: 1 }, headers: bearer(token) })
}

async function placeOrder(request: APIRequestContext, productApiUrl: string, token: string, person: Person) {
  const [tire] = await listTiresInStock(productApiUrl, 8)
  await addToCart(request, token, tire?.id)
  return request.post('/api/orders', {
    headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
    data: {
      customerType: 'private_person',
      firstAndLastName: person.name,
      email: person.email,
      phone: '+48600100200',
      address: 'Polna 7',
      city: 'Łódź',
      postCode: '90-001',
      country: 'Polska',
      typeOfDelivery: 'delivery_with_assembly',
      typeOfPayment: 'payment_at_delivery',
      consentPrivacy: true,
      consentCommercial: true,
      language: 'pl',
      expectedTotal: (tire?.price ?? 0) / 100,
    },
  })
}
