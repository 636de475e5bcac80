import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { expect, test } from 'vitest'
import { openP24 } from '../../../test/p24.ts'
import { PaidOrder } from '../../../test/paid-order.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import { createTransferProvider } from './transfer/transfer-provider.ts'

const p24 = await openP24()
const shop = await buildTestShop({ providers: [...p24.providers, createTransferProvider()] })

const PATH = '/api/linked-order/payment'
const payer = { address: null, userAgent: null }

async function linkOf({ buyer, id }: PaidOrder): Promise<string> {
  const { body } = await buyer.get(`/api/tires/orders/${id}/link`)
  return orderLinkReplySchema.parse(body).link ?? ''
}

/** Whoever holds the link, without a token. */
const pay = (link: string, key: string = crypto.randomUUID()) =>
  shop.anyone.call('POST', PATH, { body: { link, language: 'pl' }, headers: { 'idempotency-key': key } })
const payByCode = (link: string, code: string) =>
  shop.anyone.call('POST', `${PATH}/blik`, {
    body: { link, language: 'pl', code, payer },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
const back = (link: string) => shop.anyone.call('POST', `${PATH}/return`, { body: { link } })

test('whoever holds the link pays the order, comes back by a link, and it is the payment of the buyer', async () => {
  const order = await new PaidOrder(shop, p24).place()
  const link = await linkOf(order)
  expect(await back(link)).toMatchObject({
    headers: { 'cache-control': 'private, no-store' },
    body: { state: 'unpaid', due: 299, isPayable: true, takesBlik: true },
  })
  const key = crypto.randomUUID()
  const [one, two] = [await pay(link, key), await pay(link, key)]
  expect(one).toMatchObject({ status: 200 })
  expect(two.body).toEqual(one.body)
  const { walletOrderId, userId, sessionId } = await order.last()
  expect(userId).toBe(order.buyer.uid)
  const booked = (await p24.books()).find((each) => each.sessionId === sessionId)
  expect(booked?.urlReturn).toBe('https://bieznik.example/order')
  await p24.pay(walletOrderId ?? '')
  expect(await back(link)).toMatchObject({ body: { state: 'paid' } })
  expect(await order.back()).toMatchObject({ state: 'paid' })
})

test('the order of a link comes with what is stored of its payment, until nothing is to be paid online', async () => {
  const order = await new PaidOrder(shop, p24).place()
  const link = await linkOf(order)
  const follow = () => shop.anyone.call('POST', '/api/linked-order', { body: { link } })
  expect(await follow()).toMatchObject({
    body: { payment: { state: 'unpaid', due: 299, isPayable: true, takesBlik: true } },
  })
  await pay(link)
  await p24.pay((await order.last()).walletOrderId ?? '')
  // No provider is asked by this call.
  expect(await follow()).toMatchObject({ body: { payment: { state: 'unpaid' } } })
  expect(await back(link)).toMatchObject({ body: { state: 'paid' } })
  expect(await follow()).toMatchObject({ body: { payment: null } })
  const byTransfer = await new PaidOrder(shop, p24).place({ typeOfPayment: 'transfer' })
  const linked = await shop.anyone.call('POST', '/api/linked-order', {
    body: { link: await linkOf(byTransfer) },
  })
  expect(linked).toMatchObject({ body: { payment: null, transfer: { amount: 299 } } })
})

test('a code is taken by the link too', async () => {
  const order = await new PaidOrder(shop, p24).place()
  const link = await linkOf(order)
  expect(await payByCode(link, '777111')).toMatchObject({ status: 200, body: { outcome: 'waiting' } })
  expect(await back(link)).toMatchObject({ body: { state: 'paid' } })
})

test('a link that is forged, over, or of another order pays nothing', async () => {
  const [order, other] = [await new PaidOrder(shop, p24).place(), await new PaidOrder(shop, p24).place()]
  const link = await linkOf(order)
  const over = await linkToOrder(shop.db, ['another secret, long enough'], order.id)
  for (const bad of [link.replace(/.$/, (last) => (last === '0' ? '1' : '0')), over ?? '']) {
    expect(await pay(bad)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await payByCode(bad, '777112')).toMatchObject({ status: 404 })
    expect(await back(bad)).toMatchObject({ status: 404 })
  }
  expect(await pay(link.replace(`${order.id}.`, `${other.id}.`))).toMatchObject({ status: 404 })
  expect([await order.rows(), await other.rows()]).toEqual([[], []])
})

test('without a secret there are no links to pay by', async () => {
  const bare = await shop.another({ linkSecrets: [] })
  const order = await new PaidOrder(shop, p24).place()
  const link = await linkOf(order)
  expect(await bare.anyone.call('POST', `${PATH}/return`, { body: { link } })).toMatchObject({ status: 404 })
})

test('an order by bank transfer has its account, and no page of a provider', async () => {
  const order = await new PaidOrder(shop, p24).place({ typeOfPayment: 'transfer' })
  const link = await linkOf(order)
  expect(await back(link)).toMatchObject({
    body: { state: 'unpaid', isPayable: false, transfer: { amount: 299 } },
  })
  expect(await pay(link)).toMatchObject({ body: { code: 'payment_method_unavailable' } })
})

test('a canceled order is not paid', async () => {
  const order = await new PaidOrder(shop, p24).place()
  const link = await linkOf(order)
  await order.buyer.call('POST', `/api/tires/orders/${order.id}/cancel`)
  expect(await pay(link)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
})
