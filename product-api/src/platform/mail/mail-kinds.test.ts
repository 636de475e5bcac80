import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo, placeOrders } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { canWait, isAbout, mailOutbox } from '../db/schema/mail-outbox.ts'
import { composeMail } from './compose-mail.ts'
import { mailKinds } from './mail-kinds.ts'
import { queueMail, queueMails } from './queue-mail.ts'

const shop = await buildTestShop()
const { db } = shop
await placeOrders(shop, 1)

async function firstMail() {
  const [mail] = await db.select().from(mailOutbox).limit(1)
  if (!mail) throw new Error('an order has a mail')
  return mail
}

test('mails that can wait are of kinds that there are', async () => {
  const { rows } = await db.execute(
    sql`select kind from jsonb_object_keys(${JSON.stringify(mailKinds)}::jsonb) as kinds (kind) where ${canWait(sql`kind`)}`,
  )
  expect(rows).toHaveLength(3)
})

test('a mail whose subject is not that of its kind is not composed, and one of an unknown kind says so', async () => {
  const mail = await firstMail()
  const composed = (differences: object) => composeMail(db, sender, { ...mail, ...differences })
  await expect(composed({ kind: 'withdrawal_notice' })).rejects.toThrow(z.ZodError)
  await expect(composed({ about: null })).rejects.toThrow(z.ZodError)
  await expect(composed({ kind: 'toString' })).rejects.toThrow('there is no kind toString')
})

test('mails with the same key are queued once, those without as often as they are asked for', async () => {
  const recipient = 'once@example.com'
  const mail = { recipient, language: 'pl', about: { productId: 1 } } as const
  const queue = (uniqueKey: string) => queueMails(db, 'back_in_stock', [{ ...mail, uniqueKey }])
  expect(await queueMails(db, 'back_in_stock', [mail, mail])).toBe(2)
  expect(await Promise.all([queue('1'), queue('1'), queue('2')])).toEqual(expect.arrayContaining([0, 1, 1]))
  expect(await queue('1')).toBe(0)
  expect(await listMailsTo(db, recipient)).toHaveLength(4)
})

test('a mail of the version before has what this one reads, and the other way round', async () => {
  const { about } = await firstMail()
  const orderId = z.object({ orderId: z.int() }).parse(about).orderId
  const recipient = 'before@example.com'
  const before = { recipient, language: 'pl', kind: 'order_placed' } as const
  await db.insert(mailOutbox).values({ ...before, orderId, status: 'Pending' })
  await db.transaction((tx) => queueMail(tx, 'order_placed', { orderId, status: 'Pending' }, before))
  const both = { about: { orderId, status: 'Pending' }, orderId, status: 'Pending', withdrawalId: null }
  expect(await listMailsTo(db, recipient)).toMatchObject([both, both])
  expect(await db.$count(mailOutbox, isAbout('orderId', orderId))).toBe(3)
  // As the migration does it to the mails that are there.
  await db.update(mailOutbox).set({ about: null })
  expect(await listMailsTo(db, recipient)).toMatchObject([both, both])
})

test('a recall or an invitation that the version before has queued is not queued again', async () => {
  const { about } = await firstMail()
  const { orderId } = z.object({ orderId: z.int() }).parse(about)
  const invitation = { recipient: 'Jan@example.com', language: 'pl', kind: 'opinion_invited' } as const
  await db.insert(mailOutbox).values({ ...invitation, orderId })
  expect(await listMailsTo(db, invitation.recipient)).toMatchObject([{ uniqueKey: String(orderId) }])
  const again = { ...invitation, about: { orderId, consentId: 1 }, uniqueKey: String(orderId) }
  expect(await queueMails(db, 'opinion_invited', [again])).toBe(0)
})
