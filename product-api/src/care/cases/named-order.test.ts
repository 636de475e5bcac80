import { transferTitle } from '@bieznik/contract/money/transfer-title'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { findNamedOrder } from './named-order.queries.ts'

const shop = await buildTestShop()
const email = 'ola@example.com'
let own = 0
let another = 0
/** `23-29` */
let checked = ''
let invoice = ''

const invoicedSchema = z.looseObject({ invoices: z.array(z.looseObject({ number: z.string() })) })

async function placeOrder(): Promise<number> {
  const ola = shop.asCustomer('ola')
  await ola.add(ids.inchTire, 1)
  return orderIn(await ola.order({ email })).id
}

beforeAll(async () => {
  // From two digits on, as most orders are.
  for (let at = 0; at < 11; at += 1) own = await placeOrder()
  another = await placeOrder()
  checked = transferTitle(own).replace('Zamowienie ', '')
  const staff = shop.asStaff('ewa')
  for (const status of ['In Processing', 'Sent', 'Delivered'])
    await staff.changeStatus({ orderId: String(own), status })
  const issued = await staff.call('POST', `/api/tires/orders/${own}/invoices`)
  invoice = invoicedSchema.parse(issued.body).invoices[0]?.number ?? ''
})

const idOf = async (text: string) => (await findNamedOrder(shop.db, text))?.id ?? null

test.each([
  ['the number', () => `${own}`],
  ['the number behind a word', () => `nr ${own}`],
  ['the number behind a mark', () => `#${own}`],
  ['the title of the transfer', () => transferTitle(own)],
  ['that title as people write it', () => `zamówienie ${checked}`],
  ['that title in capitals, joined', () => `ZAMOWIENIE${checked.replace('-', '')}`],
  ['its digits alone', () => checked],
  ['its invoice', () => invoice],
  ['its invoice as people write it', () => `faktura ${invoice.toLowerCase()}`],
  ['its digits with a day', () => `${checked} z 3.11.2026`],
])('an order is found by %s', async (_, text) => {
  expect(await idOf(text())).toBe(own)
})

test.each([
  ['two orders', () => `${transferTitle(own)}, ${transferTitle(another)}`],
  ['wrong check digits', () => `${own}-${checked.endsWith('11') ? '12' : '11'}`],
  ['an order that does not exist', () => transferTitle(900_000)],
  ['an invoice that does not exist', () => 'FV/2020/0001'],
  ['a size of tires', () => 'opony 195/65 R15'],
  ['nothing', () => 'opony z listopada'],
])('none is guessed from %s', async (_, text) => {
  expect(await idOf(text())).toBeNull()
})
