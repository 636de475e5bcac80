import { eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrders } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { queueMails } from '../mail/queue-mail.ts'
import { doublingDelay, inSeconds, leasedQueue, lockUnlocked } from './leased-queue.ts'

const shop = await buildTestShop()
const { db } = shop
const { id, tries, dueAt } = mailOutbox
await placeOrders(shop, 5)

const queue = leasedQueue({
  table: mailOutbox,
  id,
  isWaiting: eq(mailOutbox.kind, 'order_placed'),
  due: dueAt,
  lease: { tries: sql`${tries} + 1`, dueAt: inSeconds(60) },
})
const makeDue = () =>
  db.update(mailOutbox).set({ tries: 0, dueAt: sql`now() - make_interval(secs => ${id})` })

test('what has been due for longest is taken first, by one process each, and not again before the lease is over', async () => {
  await makeDue()
  const taken = await Promise.all(Array.from({ length: 4 }, () => queue.claim(db)))
  const ids = taken.map((row) => row?.id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).not.toContain(1)
  expect(taken.every((row) => row?.tries === 1 && row.wasDueAt < row.dueAt)).toBe(true)
  expect(await queue.claimMany(db, 5)).toMatchObject([{ id: 1 }])
  expect(await queue.claim(db)).toBeNull()
})

test('no more than are asked for are taken, whatever the others have, and only those that are asked for', async () => {
  await makeDue()
  expect(await queue.claimMany(db, 2)).toHaveLength(2)
  expect(await queue.claimMany(db, 9, gt(id, 3))).toEqual([])
  expect(await queue.claimMany(db, 9, gt(id, 1))).toHaveLength(2)
})

test('of three hundred rows that twenty ask for at once each is taken by one', async () => {
  const recipient = 'many@example.com'
  const about = { productId: 1 }
  const mails = Array.from({ length: 300 }, () => ({ recipient, language: 'pl' as const, about }))
  await queueMails(db, 'back_in_stock', mails)
  const many = leasedQueue({
    table: mailOutbox,
    id,
    isWaiting: eq(mailOutbox.recipient, recipient),
    due: dueAt,
    lease: { dueAt: inSeconds(60) },
  })
  const taken: number[] = []
  async function takeAll(): Promise<void> {
    const rows = await many.claimMany(db, 2)
    taken.push(...rows.map((row) => row.id))
    if (rows.length > 0) await takeAll()
  }
  await Promise.all(Array.from({ length: 20 }, takeAll))
  expect(taken).toHaveLength(300)
  expect(new Set(taken).size).toBe(300)
  await db.delete(mailOutbox).where(eq(mailOutbox.recipient, recipient))
})

test('one is given back when it is due again, and left alone when it has changed since', async () => {
  await makeDue()
  const first = await queue.claim(db)
  if (!first) throw new Error('one is due')
  await queue.change(db, first.id, { dueAt: inSeconds(-100) }, eq(tries, 2))
  expect(await queue.claim(db, eq(id, first.id))).toBeNull()
  await queue.change(db, first.id, { dueAt: inSeconds(-100) }, eq(tries, 1))
  expect(await queue.claim(db)).toMatchObject({ id: first.id, tries: 2 })
})

test('a row that one transaction has locked is not waited for', async () => {
  const all = { table: mailOutbox, where: undefined, orderBy: [id] }
  await db.transaction(async (tx) => {
    const locked = await lockUnlocked(tx, { id }, { ...all, most: 3 })
    expect(locked).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await lockUnlocked(db, { id }, { ...all, most: 3 })).toEqual([{ id: 4 }, { id: 5 }])
  })
})

test('the pauses double up to their limit', () => {
  expect([0, 1, 2, 5, 10, 40].map((count) => doublingDelay(count, 600))).toEqual([1, 2, 4, 32, 600, 600])
})
