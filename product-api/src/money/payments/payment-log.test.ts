import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { standIn } from '../../../../local-services/wallet/credentials.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'
import { createLogger } from '@bieznik/backend-kit/logger'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const paypal = await openPaypal()
const shop = await buildTestShop({
  providers: paypal.providers,
  logger: createLogger('product-api', { LOG_LEVEL: 'trace' }, destination),
})

/** What PayPal knows of the buyer, and what only we and PayPal may know. */
const secrets = [
  'buyer@paypal.example',
  'QYR5Z8XDVJNXQ',
  standIn.clientSecret,
  Buffer.from(`${standIn.clientId}:${standIn.clientSecret}`).toString('base64'),
  'A21AA',
  'Bearer',
  'purchase_units',
  'resource',
]

test('the log has what became of each payment, and nothing of a card, a token or a body', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await paypal.trouble('capture', { kind: 'cut' }, 2)
  await till.capture()
  await paypal.trouble('get', { kind: 'fail' }, 2)
  await till.capture()
  await till.notify('CHECKOUT.ORDER.APPROVED')
  await till.capture()
  await till.notify('PAYMENT.CAPTURE.COMPLETED', 2)
  await till.refund()
  const { body, headers } = await paypal.webhook(till.payment.walletOrderId, 'PAYMENT.CAPTURE.REFUNDED')
  await shop.anyone.call('POST', '/api/paypal/webhooks', {
    body: `${body} `,
    headers,
  })
  await shop.anyone.call('POST', '/api/paypal/webhooks', {
    body: '{"resource":{"id":"buyer@paypal.example"}',
    headers,
  })

  const log = lines.join('')
  const logged = lines.map((line): unknown => JSON.parse(line))
  const { id } = till.payment
  expect(logged).toContainEqual(
    expect.objectContaining({ payment: id, fact: 'captured', from: 'created', to: 'captured' }),
  )
  expect(logged).toContainEqual(expect.objectContaining({ payment: id, fact: 'refunded', to: 'refunded' }))
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, code: 'unavailable' }))
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(till.buyer.uid)
})
