import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { stockNotices } from '../../platform/db/schema/stock-notices.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { deleteOldNotices, sendStockNotices } from './send-stock-notices.ts'
import { noteStockNotice } from './stock-notices.queries.ts'

const shop = await buildTestShop()

const ask = (id: number | string, body: object) =>
  shop.anyone.call('POST', `/api/products/${id}/stock-notices`, { body })
const waiting = (email: string) => shop.db.select().from(stockNotices).where(eq(stockNotices.email, email))
const mailsTo = (recipient: string) =>
  shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))
const restock = (id: number, quantityInStock: number) =>
  shop.db.update(products).set({ quantityInStock }).where(eq(products.id, id))

test('who waits for a sold-out product gets one mail when it is back, and the request is deleted with it', async () => {
  const email = 'ewa@example.com'
  for (const written of [email, email.toUpperCase()])
    expect(await ask(ids.soldOutTire, { email: written, language: 'ru' })).toMatchObject({
      status: 200,
      body: { isNoted: true },
    })
  expect(await waiting(email)).toHaveLength(1)
  expect(await sendStockNotices(shop.db)).toBe(0)
  await restock(ids.soldOutTire, 4)
  const both = await Promise.all([sendStockNotices(shop.db), sendStockNotices(shop.db)])
  expect(Math.max(...both) + Math.min(...both)).toBe(1)
  expect(await waiting(email)).toEqual([])
  expect(await mailsTo(email)).toMatchObject([
    { kind: 'back_in_stock', language: 'ru', productId: ids.soldOutTire, orderId: null },
  ])
  await restock(ids.soldOutTire, 0)
})

test('one address waits for a limited number of products, however it is written', async () => {
  const [email, other] = ['victim@example.com', 'other@example.com']
  const note = (productId: number, address: string) =>
    noteStockNotice(shop.db, { productId, email: address, language: 'pl' }, 1)
  await note(ids.soldOutTire, email)
  await note(ids.wheel, 'Victim@Example.com')
  await note(ids.wheel, other)
  const all = await shop.db.select({ email: stockNotices.email }).from(stockNotices)
  expect(all.map((each) => each.email).toSorted()).toEqual([other, email])
  await shop.db.delete(stockNotices)
})

test('an address that has waited for half a year is deleted, and so are old mails', async () => {
  const email = 'old@example.com'
  await ask(ids.soldOutTire, { email, language: 'pl' })
  await queueMails(shop.db, 'back_in_stock', [
    { recipient: email, language: 'pl', about: { productId: ids.wheel } },
  ])
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  await deleteOldNotices(shop.db, inDays(29))
  expect([await waiting(email), await mailsTo(email)].map(({ length }) => length)).toEqual([1, 1])
  await deleteOldNotices(shop.db, inDays(181))
  expect([await waiting(email), await mailsTo(email)].map(({ length }) => length)).toEqual([0, 0])
})

test.each([
  ['an address that is none', ids.soldOutTire, { email: 'ewa', language: 'pl' }, 400],
  ['another language', ids.soldOutTire, { email: 'ewa@example.com', language: 'de' }, 400],
  [
    'a product that is not sold any more',
    ids.archivedTire,
    { email: 'ewa@example.com', language: 'pl' },
    404,
  ],
  ['no product', 2_000_000_000, { email: 'ewa@example.com', language: 'pl' }, 404],
])('%s is refused', async (_what, id, body, status) => {
  expect(await ask(id, body)).toMatchObject({ status })
})

test.each([
  ['pl', 'Znów w magazynie: ', 'https://bieznik.example/tireDetail/'],
  ['en', 'Back in stock: ', 'https://bieznik.example/en/tireDetail/'],
  ['ru', 'Снова в наличии: ', 'https://bieznik.example/ru/tireDetail/'],
] as const)('the mail in %s names the product and leads to it', async (language, subject, page) => {
  const email = `${language}@example.com`
  await ask(ids.tire, { email, language })
  await sendStockNotices(shop.db)
  const mail = (await listMails(shop.db)).find(({ recipient }) => recipient === email)
  if (!mail) throw new Error('no mail was queued')
  const letter = await composeMail(shop.db, sender, mail)
  expect(letter.subject).toMatch(new RegExp(`^${subject}.{5}`))
  expect(letter.text).toContain(page + ids.tire)
  expect(letter.to.address).toBe(email)
})
