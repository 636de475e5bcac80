import {
  customerSchema,
  erasureSchema,
  listedCustomerSchema,
  type Customer,
} from '@bieznik/contract/people/customer'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { customerAccessLog, customerNotes } from '../../platform/db/schema/customers.ts'
import { orders } from '../../platform/db/schema/orders.ts'

const shop = await buildTestShop()
const staff = shop.asStaff()
await shop.db.update(products).set({ quantityInStock: 1_000 })

async function bought(uid: string, differences: object = {}): Promise<number> {
  const customer = shop.asCustomer(uid)
  await customer.add(ids.tire, 1)
  return orderIn(await customer.order(differences)).id
}

function customerIn(reply: Reply): Customer {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return customerSchema.parse(reply.body)
}

const read = async (uid: string, who = staff) =>
  customerIn(await who.get(`/api/customers/${encodeURIComponent(uid)}`))

async function found(search: string, page = ''): Promise<string[]> {
  const reply = await staff.get(`/api/customers?${new URLSearchParams({ search })}${page}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return z
    .array(listedCustomerSchema)
    .parse(reply.body)
    .map(({ uid }) => uid)
}

await bought('zaneta', {
  firstAndLastName: 'Żaneta Śliwiak',
  email: 'zaneta@Example.com',
  phone: '+48 600 700 800',
})
const company = { customerType: 'company', firstAndLastName: undefined, unn: '5260001246' }
await bought('trakt', {
  ...company,
  companyName: 'Trakt Sp. z o.o.',
  email: 'biuro@trakt.example',
  phone: '221112233',
})

test.each([
  ['a name without its accents', 'sliwiak'],
  ['a name turned round', 'Śliwiak Żaneta'],
  ['the beginning of a name', 'zane'],
  ['an e-mail address in other letters', 'ZANETA@example.com'],
  ['a phone number in groups', '600-700-800'],
  ['a phone number with its country', '+48600700800'],
  ['a name and a phone number', 'żaneta 600700800'],
])('%s finds a person', async (_what, search) => {
  expect(await found(search)).toEqual(['zaneta'])
})

test('a tax id finds a company, and words of two people find nobody', async () => {
  expect(await found('526-000-12-46')).toEqual(['trakt'])
  expect(await found('PL5260001246')).toEqual(['trakt'])
  expect(await found('śliwiak trakt')).toEqual([])
  expect(await found('%')).toEqual([])
})

test('the list has each person once with what they bought, whoever ordered last first, and canceled orders do not count', async () => {
  await bought('twice', { firstAndLastName: 'Ewa Dwa', email: 'ewa@old.example' })
  const last = await bought('twice', { firstAndLastName: 'Ewa Dwa', email: 'ewa@new.example' })
  await bought('twice', { firstAndLastName: 'Ewa Dwa', email: 'ewa@new.example' })
  await shop.db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, last))
  const reply = await staff.get('/api/customers?page=1&pageSize=1')
  expect(reply.headers['x-total-count']).toBe('3')
  expect(reply.body).toEqual([
    expect.objectContaining({ uid: 'twice', email: 'ewa@new.example', orders: 3, spent: 825 }),
  ])
  expect(await found('ewa@old.example')).toEqual(['twice'])
  expect(await found('', '&page=2&pageSize=2')).toEqual(['zaneta'])
})

test('the list is sorted by what people spent, how often they bought or when they did last', async () => {
  const by = async (sort: string) => {
    const uids = await found('', `&${sort}`)
    return uids.filter((uid) => ['zaneta', 'twice'].includes(uid))
  }
  expect(await by('sort=spent&order=desc')).toEqual(['twice', 'zaneta'])
  expect(await by('sort=spent')).toEqual(['zaneta', 'twice'])
  expect(await by('sort=orders&order=asc')).toEqual(['zaneta', 'twice'])
  expect(await by('sort=last&order=asc')).toEqual(['zaneta', 'twice'])
  expect((await staff.get('/api/customers?sort=name')).status).toBe(400)
})

test('a search sorts by the columns as they are shown, whichever orders it was found by', async () => {
  const wanted = { firstAndLastName: 'Wanda Sortowa', email: 'wanda@example.com' }
  await bought('often', { ...wanted, email: 'other@example.com', firstAndLastName: 'W. S.' })
  await bought('often', wanted)
  await bought('rarely', wanted)
  await bought('often', { ...wanted, email: 'other@example.com', firstAndLastName: 'W. S.' })
  const by = (sort: string) => found('Sortowa', `&${sort}`)
  expect(await by('sort=orders&order=asc')).toEqual(['rarely', 'often'])
  expect(await by('sort=orders&order=desc')).toEqual(['often', 'rarely'])
  expect(await by('sort=spent&order=asc')).toEqual(['rarely', 'often'])
  expect(await by('sort=last&order=desc')).toEqual(['often', 'rarely'])
  expect(await by('')).toEqual(['often', 'rarely'])
})

test('the page of a person has all of theirs and nothing of others', async () => {
  const id = await bought('ola', {
    firstAndLastName: 'Ola Nowak',
    email: 'ola@example.com',
    phone: '501501501',
  })
  await staff.call('POST', `/api/tires/orders/${id}/notes`, { body: { text: 'dzwonić po 16' } })
  const customer = customerIn(
    await staff.call('POST', '/api/customers/ola/notes', { body: { text: 'stały klient' } }),
  )
  expect(customer).toMatchObject({
    contact: { name: 'Ola Nowak', address: 'ul. Polna 1, 30-001 Kraków, Polska' },
    orders: [{ id, status: 'Pending', total: 41_250 }],
    consents: [{ kind: 'marketing', email: 'ola@example.com', withdrawnAt: null }],
    notes: [
      { orderId: null, text: 'stały klient', writtenBy: 'staff' },
      { orderId: id, text: 'dzwonić po 16', writtenBy: 'staff' },
    ],
    withdrawals: [],
    complaints: [],
    opinions: [],
    payments: [],
    alike: [],
  })
  expect(JSON.stringify(await read('zaneta'))).not.toContain('ola')
  expect(await read('nobody-of-this-name')).toMatchObject({ contact: null, orders: [], notes: [] })
})

test('whoever reads is logged, once an hour; so is whoever takes a copy', async () => {
  await bought('logged')
  await read('logged')
  await read('logged')
  const second = shop.asStaff('second')
  await read('logged', second)
  await second.call('POST', '/api/customers/logged/copies')
  const { access } = await read('logged')
  expect(access.map(({ event, who }) => `${who} ${event}`)).toEqual([
    'second copied',
    'second read',
    'staff read',
  ])
  await shop.db.update(customerAccessLog).set({ at: new Date(Date.now() - 2 * 3_600_000) })
  await read('logged')
  expect((await read('logged')).access).toHaveLength(4)
})

test('a copy to hand out has what staff noted and not who did; the own copy has neither', async () => {
  await bought('ida')
  await staff.call('POST', '/api/customers/ida/notes', { body: { text: 'woli e-mail' } })
  const reply = await staff.call('POST', '/api/customers/ida/copies')
  const copy = personalRowsSchema.parse(reply.body)
  expect(copy).toMatchObject({ orders: [{ userId: 'ida' }], customer_notes: [{ text: 'woli e-mail' }] })
  expect(copy.customer_notes?.[0]).not.toHaveProperty('writtenBy')
  expect(copy.customer_access_log?.[0]).not.toHaveProperty('who')
  const own = personalRowsSchema.parse((await shop.asCustomer('ida').get('/api/shop/people/ida')).body)
  expect(own.customer_notes).toEqual([
    { id: expect.any(Number), userId: 'ida', writtenAt: expect.any(String) },
  ])
})

test('erasure lists what the law retains, removes the rest, and is logged', async () => {
  const id = await bought('gone')
  await staff.call('POST', `/api/tires/orders/${id}/invoices`)
  await shop.asCustomer('gone').add(ids.wheel, 1)
  await staff.call('POST', '/api/customers/gone/notes', { body: { text: 'chce usunięcia' } })
  const reply = await staff.call('POST', '/api/customers/gone/erasure')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(erasureSchema.parse(reply.body).kept).toEqual([
    { ground: 'books', tables: ['orders', 'order_items', 'invoices', 'stock_ledger'], rows: 4 },
    { ground: 'consent_proof', tables: ['consents'], rows: 1 },
    { ground: 'contract', tables: ['order_status_changes', 'mail_outbox'], rows: 3 },
    { ground: 'access_log', tables: ['customer_access_log'], rows: 1 },
  ])
  expect(await shop.db.$count(customerNotes, eq(customerNotes.userId, 'gone'))).toBe(0)
  expect(await shop.db.$count(cartLines, eq(cartLines.userId, 'gone'))).toBe(0)
  const { consents, access, orders: kept } = await read('gone')
  expect(consents).toEqual([expect.objectContaining({ withdrawnAt: expect.any(String) })])
  expect(access.map(({ event }) => event)).toEqual(['read', 'erased'])
  expect(kept).toHaveLength(1)
})

test('erasing an unknown person leaves the log alone, and no one erases themselves here', async () => {
  const reply = await staff.call('POST', '/api/customers/nobody/erasure')
  expect(reply.body).toEqual({ kept: [{ ground: 'access_log', tables: ['customer_access_log'], rows: 1 }] })
  expect(await staff.call('POST', '/api/customers/staff/erasure')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

test('people of the same e-mail address, phone number or tax id are named, with by what', async () => {
  await bought('first', { firstAndLastName: 'Jan Raz', email: 'raz@example.com', phone: '+48 512 000 001' })
  await bought('by-mail', { firstAndLastName: 'J. Raz', email: 'RAZ@example.com', phone: '512 000 002' })
  await bought('by-phone', { firstAndLastName: 'Jan R.', email: 'inny@example.com', phone: '0048512000001' })
  await bought('stranger', { firstAndLastName: 'Jan Raz', email: 'raz@other.example', phone: '512000003' })
  expect((await read('first')).alike).toEqual([
    { uid: 'by-mail', name: 'J. Raz', orders: 1, by: ['email'] },
    { uid: 'by-phone', name: 'Jan R.', orders: 1, by: ['phone'] },
  ])
})

test('a customer reads nobody, not even themselves, by these routes', async () => {
  const jan = shop.asCustomer('zaneta')
  for (const path of ['/api/customers', '/api/customers/zaneta'])
    expect(await jan.get(path)).toMatchObject({ status: 403 })
  for (const part of ['notes', 'copies', 'erasure'])
    expect(await jan.call('POST', `/api/customers/zaneta/${part}`, { body: { text: 'x' } })).toMatchObject({
      status: 403,
    })
})

test.each(['', '   ', 'x'.repeat(2_001), 'a\u0000b'])('a note of %j is refused', async (text) => {
  expect(await staff.call('POST', '/api/customers/zaneta/notes', { body: { text } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})
