import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ids } from '../catalogue.ts'
import { buyersWith } from '../buyers.ts'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { startApiProcess } from '../processes.ts'
import { orderAt } from '../remote-buyer.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 20_000, interval: 50 }

// Shows D27b
test('without a mail server the program writes the mail of an order into its folder at once', async () => {
  const shop = await buildTestShop()
  const { origin, outbox, end } = await startApiProcess(shop.url, await findFreePort())
  const [buyer] = await buyersWith([shop], 1, () => [{ productId: ids.tire, quantity: 1 }])
  if (!buyer) throw new Error('no buyer came')
  const key = crypto.randomUUID()
  // A program that has just started on a busy machine turns calls away (503); a buyer's browser asks again as well.
  await expect.poll(async () => (await orderAt(origin, buyer, key)).status, POLLING).toBe(200)
  const mails = () => readdir(outbox)
  await expect
    .poll(mails, POLLING)
    .toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-order-1\.[\da-f-]{36}\.eml$/)])
  const [name = ''] = await mails()
  expect(await readFile(join(outbox, name), 'utf8')).toContain('To: Jan Kowalski <jan@example.com>')
  expect(await end('SIGTERM')).toEqual({ code: 0, signal: null })
})
