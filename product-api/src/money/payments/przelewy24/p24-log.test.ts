import { createLogger } from '@bieznik/backend-kit/logger'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { p24StandIn } from '../../../../../local-services/przelewy24/credentials.ts'
import { openP24 } from '../../../../test/p24.ts'
import { PaidOrder } from '../../../../test/paid-order.ts'
import { buildTestShop } from '../../../../test/shop.ts'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const p24 = await openP24()
const shop = await buildTestShop({
  providers: p24.providers,
  logger: createLogger('product-api', { LOG_LEVEL: 'trace' }, destination),
})

test('the log has what became of a payment, and nothing of a key, a sign, a token or the buyer', async () => {
  const order = new PaidOrder(shop, p24)
  await p24.fault({ operation: 'register', kind: 'fail', times: 2 })
  const token = await order.place().then(async () => {
    expect((await order.start()).status).toBe(503)
    return order.try()
  })
  await p24.pay(token)
  await p24.fault({ operation: 'get', kind: 'fail', times: 2 })
  await order.back()
  await p24.fault({ operation: 'verify', kind: 'cut', times: 2 })
  const { sessionId } = await order.last()
  const text = await p24.notification(sessionId ?? '')
  await order.notify(text)
  await order.notify(text.replace('"sign":"', '"sign":"0'))
  await order.notify(text)
  await order.refund(1)

  const log = lines.join('')
  const { id } = await order.last()
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ payment: id, fact: 'captured', from: 'created', to: 'captured' }),
  )
  const { sign } = JSON.parse(text)
  const secrets = [p24StandIn.crc, p24StandIn.apiKey, 'Basic', token, String(sign), 'jan@example.com']
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(order.buyer.uid)
})
