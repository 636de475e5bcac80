import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const ola = shop.asCustomer('ola')
const staff = shop.asStaff()

const placed: number[] = []
for (const [customer, name] of [
  [jan, 'Jan Kowalski'],
  [ola, 'Ola 100%_Nowak'],
  [jan, 'Jan Kowalski'],
] as const) {
  await customer.add(ids.inchTire, 1)
  placed.push(orderIn(await customer.order({ firstAndLastName: name })).id)
}
const [first = 0, olas = 0, last = 0] = placed

const list = (query = '') => staff.get(`/api/tires/orders${query}`)
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))

// Shows S7.13
test('staff sees all orders, newest first, with their number', async () => {
  expect(await list()).toMatchObject({
    status: 200,
    headers: { 'x-total-count': '3' },
    body: idsOf(last, olas, first),
  })
})

// Shows D30b
test('staff reads page by page', async () => {
  expect(await list('?page=1&pageSize=2')).toMatchObject({
    headers: { 'x-total-count': '3' },
    body: idsOf(last, olas),
  })
  expect((await list('?page=2&pageSize=2')).body).toEqual(idsOf(first))
  expect((await list('?page=3&pageSize=2')).body).toEqual([])
})

// Shows S5.37, D25
test('staff finds orders by a part of the name, whatever the case, or of the id', async () => {
  expect((await list('?search=KOWAL')).body).toEqual(idsOf(last, first))
  expect((await list(`?search=${olas}`)).body).toEqual(idsOf(olas))
})

test('what is searched for is no pattern', async () => {
  expect((await list('?search=%25_')).body).toEqual(idsOf(olas))
  expect((await list('?search=%5C')).body).toEqual([])
})

test('staff filters by status', async () => {
  await staff.changeStatus({ orderId: String(olas), status: 'Sent' })
  expect((await list('?status=sent')).body).toEqual(idsOf(olas))
  expect((await list('?status=Pending&search=jan')).body).toEqual(idsOf(last, first))
})

test.each(['?page=-1', '?page=x', '?pageSize=101', '?status=Lost', '?search=%00'])(
  '%s is refused',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  },
)

// Shows S6.4, S7.17, D11a
test("a customer sees the own orders, newest first, and nobody else's", async () => {
  expect((await jan.get('/api/tires/orders/user/jan')).body).toEqual(idsOf(last, first))
  expect(await ola.get('/api/tires/orders/user/jan')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

// Shows S5.38
test('a customer searches, filters and pages through the own orders, and through no others', async () => {
  const own = (query: string) => jan.get(`/api/tires/orders/user/jan${query}`)
  expect((await own('?search=kowal')).body).toEqual(idsOf(last, first))
  expect((await own(`?search=${first}`)).body).toEqual(idsOf(first))
  expect((await own('?search=nowak')).body).toEqual([])
  expect((await own(`?search=${olas}`)).body).toEqual([])
  expect((await own('?status=Pending')).body).toEqual(idsOf(last, first))
  expect((await own('?status=Sent')).body).toEqual([])
  expect(await own('?search=KOWAL&page=2&pageSize=1')).toMatchObject({
    headers: { 'x-total-count': '2' },
    body: idsOf(first),
  })
})

test('the case of letters does not matter in Polish and Russian either', async () => {
  const zofia = shop.asCustomer('zofia')
  await zofia.add(ids.inchTire, 1)
  const { id } = orderIn(await zofia.order({ firstAndLastName: 'Łucja Żółć Щукина' }))
  for (const search of ['łUCJA ŻÓŁĆ', 'щУКИНА'])
    expect(
      (await zofia.get(`/api/tires/orders/user/zofia?search=${encodeURIComponent(search)}`)).body,
    ).toEqual(idsOf(id))
})

test("staff sees a customer's orders", async () => {
  expect((await staff.get('/api/tires/orders/user/ola')).body).toEqual(idsOf(olas))
})

test.each(['%00', 'a%0Ab', 'x'.repeat(129)])('nobody has the uid %s', async (uid) => {
  expect(await staff.get(`/api/tires/orders/user/${uid}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

// Shows S6.4, S7.15, D11b
test("another's order is not there", async () => {
  expect(await jan.get(`/api/tires/orders/${first}`)).toMatchObject({ status: 200, body: { id: first } })
  expect(await ola.get(`/api/tires/orders/${first}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await staff.get(`/api/tires/orders/${first}`)).toMatchObject({ status: 200 })
})

test.each(['0', 'abc', '1.5', '99999999999', '2147483648'])('the order id %s is none', async (id) => {
  expect(await staff.get(`/api/tires/orders/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test('personal responses are stored in no cache', async () => {
  expect((await jan.get(`/api/tires/orders/${first}`)).headers).toMatchObject({
    'cache-control': 'private, no-store',
  })
})
