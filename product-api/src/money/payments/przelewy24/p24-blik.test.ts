import { afterEach, expect, test } from 'vitest'
import { openP24 } from '../../../../test/p24.ts'
import { PaidOrder } from '../../../../test/paid-order.ts'
import { buildTestShop } from '../../../../test/shop.ts'

const p24 = await openP24()
const shop = await buildTestShop({ providers: p24.providers })
const bare = await openP24({ takesBlik: false })
const bareShop = await buildTestShop({ providers: bare.providers })

afterEach(() => p24.calm())

const placed = () => new PaidOrder(shop, p24).place()
const outcome = (name: string) => ({ status: 200, body: { outcome: name } })

test('a good code is registered as BLIK, with who pays, and is paid once the bank has asked', async () => {
  const order = await placed()
  expect(await order.back()).toMatchObject({ state: 'unpaid', isPayable: true, takesBlik: true })
  expect(await order.blik('777123')).toMatchObject(outcome('waiting'))
  // The answer to the browser is no payment.
  expect(await order.last()).toMatchObject({ state: 'created', capturedAt: null })
  const { sessionId } = await order.last()
  expect((await p24.books()).find((each) => each.sessionId === sessionId)).toMatchObject({
    method: 181,
    regulationAccept: true,
    additional: { PSU: { IP: '203.0.113.7', userAgent: 'Firefox' } },
  })
  expect(await order.notifyPaid()).toEqual([200])
  expect(await order.back()).toEqual({ state: 'paid', due: 0, paid: 29_900, isPayable: false })
})

test('confirmed in the app while the notification is lost, the page finds it by asking', async () => {
  const order = await placed()
  await order.blik('777000')
  expect(await order.back()).toMatchObject({ state: 'paid' })
})

test('a wrong code is answered so, and nobody looks for that try any more', async () => {
  const order = await placed()
  expect(await order.blik('123456')).toMatchObject(outcome('wrong_code'))
  expect(await order.last()).toMatchObject({ state: 'refused', nextLookAt: null })
  expect(await order.back()).toMatchObject({ state: 'unpaid', isPayable: true })
  // The next code is another try.
  expect(await order.blik('777001')).toMatchObject(outcome('waiting'))
  expect(await order.back()).toMatchObject({ state: 'paid' })
  expect((await order.rows()).map(({ state }) => state)).toEqual(['refused', 'captured'])
})

test('what the bank refuses in its app the notification says, and the buyer tries again', async () => {
  const order = await placed()
  expect(await order.blik('600000')).toMatchObject(outcome('waiting'))
  expect(await order.back()).not.toHaveProperty('isRefused')
  const text = await p24.bank((await order.last()).sessionId ?? '', true)
  for (let times = 0; times < 2; times += 1) expect((await order.notify(text)).status).toBe(200)
  expect(await order.back()).toMatchObject({ state: 'unpaid', isPayable: true, isRefused: true })
  expect(await order.blik('777008')).toMatchObject(outcome('waiting'))
  expect(await order.back()).toMatchObject({ state: 'paid' })
})

test('that the bank agreed is no money, and a refusal that was not signed with our key is none', async () => {
  const order = await placed()
  await order.blik('555001')
  const sessionId = (await order.last()).sessionId ?? ''
  expect((await order.notify(await p24.bank(sessionId, false))).status).toBe(200)
  expect(await order.last()).toMatchObject({ state: 'created' })
  const forged = (await p24.bank(sessionId, false)).replace('"error":"0"', '"error":"1"')
  expect((await order.notify(forged)).status).toBe(401)
  expect(await order.last()).toMatchObject({ state: 'created' })
})

test('a refusal that comes after the money changes nothing', async () => {
  const order = await placed()
  await order.blik('777009')
  await order.back()
  await order.notify(await p24.bank((await order.last()).sessionId ?? '', true))
  expect(await order.last()).toMatchObject({ state: 'captured' })
})

test('a code that nobody confirms stays unpaid, and counts when it is confirmed late', async () => {
  const order = await placed()
  expect(await order.blik('555000')).toMatchObject(outcome('waiting'))
  expect(await order.back()).toMatchObject({ state: 'unpaid', isPayable: true })
  await p24.pay((await order.last()).walletOrderId ?? '')
  expect(await order.notifyPaid({ times: 2 })).toEqual([200, 200])
  expect(await order.books()).toMatchObject({ paid: 299, due: 0 })
})

test('a repeat with the same key asks the bank once, also when the answer was lost or both come at once', async () => {
  const order = await placed()
  const key = crypto.randomUUID()
  await p24.fault({ operation: 'blik', kind: 'cut' })
  expect(await order.blik('777002', key)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const replies = await Promise.all([order.blik('777002', key), order.blik('777002', key)])
  for (const reply of replies) expect(reply).toMatchObject(outcome('waiting'))
  expect(await order.back()).toMatchObject({ state: 'paid' })
  expect(await order.rows()).toHaveLength(1)
})

test('an account that may charge no codes says that they are taken elsewhere, and the page of the provider goes on', async () => {
  const order = await placed()
  await p24.fault({ operation: 'blik', kind: 'forbid' })
  expect(await order.blik('777003')).toMatchObject(outcome('elsewhere'))
  await p24.pay(await order.try())
  expect(await order.notifyPaid()).toEqual([200])
})

test('no code is taken where it is not configured, where nothing is due, or when it is none', async () => {
  const order = await new PaidOrder(bareShop, bare).place()
  expect(await order.back()).not.toHaveProperty('takesBlik')
  expect(await order.blik('777004')).toMatchObject({
    status: 422,
    body: { code: 'payment_method_unavailable' },
  })
  const paid = await placed()
  await paid.blik('777005')
  await paid.back()
  expect(await paid.blik('777006')).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  for (const code of ['77700', '7770071', '77700a', '٧٧٧٠٠٠'])
    expect(await (await placed()).blik(code)).toMatchObject({ status: 400 })
})

test('after fifteen tries within an hour an order is not tried any more, and a repeat of one of them is', async () => {
  const order = await placed()
  const key = crypto.randomUUID()
  await order.blik('123456', key)
  for (let tries = 1; tries < 15; tries++) await order.blik('123456')
  expect(await order.blik('777007')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await order.start()).toMatchObject({ status: 429 })
  expect(await order.blik('123456', key)).toMatchObject(outcome('wrong_code'))
})
