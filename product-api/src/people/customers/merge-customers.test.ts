import { customerSchema } from '@bieznik/contract/people/customer'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { KnownPerson } from '../identity/known-people.ts'

const known = new Map<string, KnownPerson>()
let isAway = false
const shop = await buildTestShop({
  findPeople: async (uids) => {
    if (isAway) throw new Error('the identity service is away')
    return new Map(
      uids.flatMap((uid) => {
        const person = known.get(uid)
        return person ? [[uid, person] as const] : []
      }),
    )
  },
})
const staff = shop.asStaff()
await shop.db.update(products).set({ quantityInStock: 1_000 })

const guest: KnownPerson = { isGuest: true, email: null, isEmailVerified: false }
const account = (email: string, isEmailVerified = true): KnownPerson => ({
  isGuest: false,
  email,
  isEmailVerified,
})

async function bought(uid: string, differences: object = {}): Promise<number> {
  const customer = shop.asCustomer(uid)
  await customer.add(ids.tire, 1)
  return orderIn(await customer.order(differences)).id
}

const merge = (uid: string, into: string) =>
  staff.call('POST', `/api/customers/${encodeURIComponent(uid)}/merge`, { body: { into } })

const ownerOf = async (id: number) =>
  (await shop.db.select({ uid: orders.userId }).from(orders).where(eq(orders.id, id)))[0]?.uid

const refusal = (path: string, message: string) => ({
  status: 400,
  body: { code: 'invalid_request', fields: [{ path, message }] },
})

const read = async (uid: string) => {
  const reply: Reply = await staff.get(`/api/customers/${uid}`)
  return customerSchema.parse(reply.body)
}

beforeEach(() => {
  known.clear()
  isAway = false
})

test('orders, consents, notes and the log of a guest become those of the account, once', async () => {
  known.set('guest-1', guest).set('jan-1', account('jan1@example.com'))
  const id = await bought('guest-1', { email: 'Jan1@example.com', phone: '600100101' })
  await staff.call('POST', '/api/customers/guest-1/notes', { body: { text: 'prosi o fakturę' } })
  expect(await merge('guest-1', 'jan-1')).toMatchObject({ status: 200, body: { orders: 1, lines: 0 } })
  expect(await ownerOf(id)).toBe('jan-1')
  const jan = await read('jan-1')
  expect(jan).toMatchObject({
    orders: [{ id }],
    consents: [{ email: 'Jan1@example.com' }],
    notes: [{ text: 'prosi o fakturę' }],
  })
  expect(jan.access.map(({ event }) => event)).toContain('merged')
  expect(await read('guest-1')).toMatchObject({ orders: [], consents: [], notes: [] })
})

test('a guest whom the identity service has removed is merged by the same phone number', async () => {
  known.set('jan-2', account('nowy@example.com'))
  const id = await bought('guest-2', { email: 'stary@example.com', phone: '+48 600 200 202' })
  await bought('jan-2', { email: 'nowy@example.com', phone: '600200202' })
  expect(await merge('guest-2', 'jan-2')).toMatchObject({ status: 200 })
  expect(await ownerOf(id)).toBe('jan-2')
})

test('two who have nothing in common are not merged', async () => {
  known.set('guest-3', guest).set('ola-3', account('ola3@example.com'))
  const id = await bought('guest-3', { email: 'guest3@example.com', phone: '600300303' })
  await bought('ola-3', { email: 'ola3@example.com', phone: '600300304' })
  expect(await merge('guest-3', 'ola-3')).toMatchObject(refusal('into', 'not_alike'))
  expect(await ownerOf(id)).toBe('guest-3')
})

test('an address that its account has not proven says nothing', async () => {
  known.set('guest-4', guest).set('thief-4', account('victim@example.com', false))
  await bought('guest-4', { email: 'victim@example.com', phone: '600400404' })
  expect(await merge('guest-4', 'thief-4')).toMatchObject(refusal('into', 'not_alike'))
})

test('an account is never emptied into another one, and nobody is merged into a guest, into nobody or into themselves', async () => {
  known.set('guest-5', guest).set('ola-5', account('o5@example.com')).set('iza-5', account('o5@example.com'))
  const id = await bought('ola-5', { email: 'o5@example.com', phone: '600500505' })
  await bought('guest-5', { email: 'o5@example.com', phone: '600500505' })
  expect(await merge('ola-5', 'iza-5')).toMatchObject(refusal('uid', 'not_a_guest'))
  expect(await merge('ola-5', 'ola-5')).toMatchObject(refusal('uid', 'not_a_guest'))
  expect(await merge('ola-5', 'guest-5')).toMatchObject(refusal('into', 'not_an_account'))
  expect(await merge('guest-5', 'of-nobody')).toMatchObject(refusal('into', 'not_an_account'))
  expect(await ownerOf(id)).toBe('ola-5')
})

test('while the identity service is away nobody is merged', async () => {
  isAway = true
  const id = await bought('guest-6', { email: 'g6@example.com' })
  expect(await merge('guest-6', 'jan-6')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await ownerOf(id)).toBe('guest-6')
})

test.each(['', '../..', '.', 'x'.repeat(129), 'a\u0000b', 5, null])(
  '%j is no account to merge into',
  async (into) => {
    expect(await staff.call('POST', '/api/customers/guest/merge', { body: { into } })).toMatchObject({
      status: 400,
    })
  },
)

test('nobody but staff merges', async () => {
  const jan = shop.asCustomer('jan-7')
  expect(await jan.call('POST', '/api/customers/guest-7/merge', { body: { into: 'jan-7' } })).toMatchObject({
    status: 403,
  })
})
