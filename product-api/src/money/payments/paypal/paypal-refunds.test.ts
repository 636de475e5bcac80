import { orderReturnsSchema } from '@bieznik/contract/money/refund'
import { afterEach, expect, test } from 'vitest'
import { openPaypal } from '../../../../test/paypal.ts'
import { orderIn, tally } from '../../../../test/replies.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { Till } from '../../../../test/till.ts'

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const ewa = shop.asStaff('ewa')
afterEach(() => paypal.calm())

/** An order of one wheel for 299 PLN, paid, with what staff see of its refunds. */
async function placePaid() {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const { id } = orderIn(await till.buyer.order({ typeOfPayment: 'paypal' }))
  const path = `/api/tires/orders/${id}`
  const look = async () => orderReturnsSchema.parse((await ewa.get(`${path}/returns`)).body)
  const refund = async (amount: number, seen = 0) =>
    ewa.call('POST', `${path}/refunds`, {
      body: { what: { kind: 'amount', amount }, reason: 'Uzgodniony rabat', seen, withdrawalId: null },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  const ended = (isFine: boolean) => paypal.endRefund(till.payment.walletOrderId, isFine)
  const back = async () => {
    const { orders } = await paypal.books()
    return orders.find(({ unit }) => unit.custom_id === till.payment.id)?.capture?.refunds ?? []
  }
  return { till, look, refund, ended, back }
}

test('a refund that PayPal decides later is on its way, and rejected when it fails; staff may ask again', async () => {
  const { till, look, refund, ended } = await placePaid()
  await paypal.trouble('refund', { kind: 'hold' })
  expect(await refund(99)).toMatchObject({ status: 200, body: { refunds: [{ state: 'asked' }] } })
  expect(tally(await till.notify('PAYMENT.REFUND.PENDING'))).toEqual({ 200: 1 })
  expect(await look()).toMatchObject({ refunded: 9_900, refunds: [{ state: 'asked' }] })
  await ended(false)
  expect(tally(await till.notify('PAYMENT.REFUND.FAILED', 3))).toEqual({ 200: 3 })
  expect(await look()).toMatchObject({
    refunded: 0,
    refundable: 29_900,
    refunds: [{ state: 'rejected', problem: 'FAILED: ECHECK' }],
  })
  expect(await till.row()).toMatchObject({ state: 'captured', refundedUsdCents: 0 })
  expect(await refund(99)).toMatchObject({ status: 200, body: { refunded: 99 } })
  expect((await look()).refunds.map(({ state }) => state)).toEqual(['rejected', 'done'])
})

test('its completion ends it, however often it is notified', async () => {
  const { till, look, refund, ended } = await placePaid()
  await paypal.trouble('refund', { kind: 'hold' })
  await refund(99)
  await ended(true)
  await till.notify('PAYMENT.CAPTURE.REFUNDED', 3)
  expect(await look()).toMatchObject({ refunded: 9_900, refunds: [{ state: 'done' }] })
  expect(await till.row()).toMatchObject({ state: 'captured' })
})

test('without a webhook the order at PayPal says what became of it, and nothing is sent twice', async () => {
  const { till, look, refund, ended, back } = await placePaid()
  await paypal.trouble('refund', { kind: 'hold' })
  await refund(99)
  await till.lookAgain()
  expect(await look()).toMatchObject({ refunds: [{ state: 'asked' }] })
  await ended(true)
  await till.lookAgain()
  expect(await look()).toMatchObject({ refunds: [{ state: 'done' }] })
  expect(await back()).toHaveLength(1)
})

test('a refund whose answer was lost is not sent again, also when PayPal remembers the request no more', async () => {
  const { till, look, refund, back } = await placePaid()
  await paypal.trouble('refund', { kind: 'cut' }, 2)
  expect(await refund(50)).toMatchObject({ status: 200, body: { refunds: [{ state: 'asked' }] } })
  await paypal.forgetRequests()
  const id = (await look()).refunds[0]?.id ?? ''
  expect(await paypal.wallet.refund((await till.row()).captureId ?? '', { id, usd: '12.78' })).toEqual({
    kind: 'taken on',
  })
  await till.lookAgain()
  expect(await look()).toMatchObject({ refunded: 5_000, refunds: [{ state: 'done' }] })
  expect(await back()).toHaveLength(1)
})

test('for lack of funds it is put off, in the words of PayPal, and goes later', async () => {
  const { till, look, refund } = await placePaid()
  await paypal.trouble('refund', { kind: 'short' })
  expect(await refund(50)).toMatchObject({ status: 200, body: { refunds: [{ state: 'asked' }] } })
  expect(await look()).toMatchObject({ refunds: [{ problem: expect.stringMatching(/too little/) }] })
  await till.lookAgain()
  expect(await look()).toMatchObject({ refunds: [{ state: 'done', problem: null }] })
})

test('all of the money, held and then gone, makes the payment refunded', async () => {
  const { till, refund, ended } = await placePaid()
  await paypal.trouble('refund', { kind: 'hold' })
  await refund(299)
  expect(await till.row()).toMatchObject({ state: 'captured' })
  await ended(true)
  await till.notify('PAYMENT.CAPTURE.REFUNDED')
  expect(await till.row()).toMatchObject({ state: 'refunded', refundedBy: 'ewa' })
})

test('what PayPal takes back is a refund when it is all, and else for a person to look at', async () => {
  const whole = await placePaid()
  await paypal.reverse(whole.till.payment.walletOrderId)
  await whole.till.notify('PAYMENT.CAPTURE.REVERSED', 2)
  expect(await whole.till.row()).toMatchObject({ state: 'refunded' })

  const part = await placePaid()
  await paypal.reverse(part.till.payment.walletOrderId, '10.00')
  await part.till.notify('PAYMENT.CAPTURE.REVERSED', 2)
  expect(await part.till.row()).toMatchObject({ state: 'disputed' })
})

test('what PayPal takes back beside a part that we sent is for a person, however little it is', async () => {
  const { till, refund } = await placePaid()
  await refund(200)
  await paypal.reverse(till.payment.walletOrderId, '1.00')
  await till.notify('PAYMENT.CAPTURE.REVERSED')
  expect(await till.row()).toMatchObject({ state: 'disputed' })
})
