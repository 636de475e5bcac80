import { MAX_LINE_QUANTITY } from '@bieznik/contract/selling/cart'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/client.ts'
import { cartLines } from '../../src/platform/db/schema/cart.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { ids } from '../catalogue.ts'
import { lineIn, tally } from '../replies.ts'
import { buildTestShop, type Customer } from '../shop.ts'
import { addTires } from '../stock.ts'

const shop = await buildTestShop()
const secondInstance = await shop.another()

const kinds = ['with', 'without'] as const

/** One person, with an account or without one, in two windows, each with an instance of its own. */
function newPerson(kind: (typeof kinds)[number]): readonly [Customer, Customer] {
  const uid = `person-${crypto.randomUUID()}`
  return kind === 'with'
    ? [shop.asCustomer(uid), secondInstance.asCustomer(uid)]
    : [shop.asGuest(uid), secondInstance.asGuest(uid)]
}

test.each(kinds)('fifty products added at once make fifty lines, %s an account', async (kind) => {
  const productIds = await addTires(shop.db, 50, 5)
  const [here, there] = newPerson(kind)
  const replies = await Promise.all(productIds.map((id, index) => (index % 2 ? here : there).add(id)))
  expect(tally(replies)).toEqual({ '200': 50 })
  expect((await here.cart()).body).toHaveLength(50)
  reached('edits', '50 products added at once: 50 lines')
})

/** A cart that is read as a whole, changed and written back. */
async function addToDocument(db: Database, uid: string, productId: number): Promise<void> {
  const { rows } = await db.execute<{ lines: number[] }>(
    sql`select lines from cart_documents where uid = ${uid}`,
  )
  const lines = JSON.stringify([...(rows[0]?.lines ?? []), productId])
  await db.execute(sql`update cart_documents set lines = ${lines}::jsonb where uid = ${uid}`)
}

test('a cart that is read, changed and written back as a whole loses some of the fifty', async () => {
  await shop.db.execute(sql`create table cart_documents (uid text primary key, lines jsonb not null)`)
  await shop.db.execute(sql`insert into cart_documents values ('jan', '[]')`)
  await Promise.all(Array.from({ length: 50 }, (_, index) => addToDocument(shop.db, 'jan', index)))
  const { rows } = await shop.db.execute<{ lines: number[] }>(sql`select lines from cart_documents`)
  expect(rows[0]?.lines.length).toBeLessThan(50)
})

/** 1 to 12 and again: every sixth is more than a line holds. */
const wanted = Array.from({ length: 100 }, (_, index) => (index % 12) + 1)

test.each(kinds)(
  'a hundred changes of one quantity at once leave one of the values sent, never above the limit, %s an account',
  async (kind) => {
    const [here, there] = newPerson(kind)
    await here.add(ids.tire, 1)
    const replies = await Promise.all(
      wanted.map((quantity, index) => (index % 2 ? here : there).changeQuantity(ids.tire, quantity)),
    )
    const tooMany = wanted.filter((quantity) => quantity > MAX_LINE_QUANTITY).length
    expect(tally(replies)).toEqual({ '200': 100 - tooMany, '422 quantity_out_of_range': tooMany })
    const { quantity } = lineIn(await here.cart())
    expect(wanted).toContain(quantity)
    expect(quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY)
    reached('edits', `100 changes at once: ${quantity}, which was sent; at most ${MAX_LINE_QUANTITY}`)
  },
)

test('never above what is left, when the stock is the smaller limit', async () => {
  const [here, there] = newPerson('without')
  await here.add(ids.scarceTire, 1)
  const replies = await Promise.all(
    wanted.map((quantity, index) => (index % 2 ? here : there).changeQuantity(ids.scarceTire, quantity)),
  )
  const tooMany = wanted.filter((quantity) => quantity > 5).length
  expect(tally(replies)).toEqual({ '200': 100 - tooMany, '422 quantity_out_of_range': tooMany })
  expect(lineIn(await here.cart()).quantity).toBeLessThanOrEqual(5)
})

test('without the check, and without the constraint behind it, a line would hold any number', async () => {
  const unguarded = await buildTestShop()
  const jan = unguarded.asCustomer('jan')
  await jan.add(ids.tire, 1)
  const isLine = and(eq(cartLines.userId, 'jan'), eq(cartLines.productId, ids.tire))
  const setTo = (quantity: number) => unguarded.db.update(cartLines).set({ quantity }).where(isLine)
  await expect(setTo(MAX_LINE_QUANTITY + 1)).rejects.toMatchObject({ cause: { code: '23514' } })
  await unguarded.db.execute(sql`alter table cart_lines drop constraint cart_lines_quantity`)
  await setTo(MAX_LINE_QUANTITY + 1)
  const [line] = await unguarded.db.select().from(cartLines)
  expect(line?.quantity).toBe(MAX_LINE_QUANTITY + 1)
})
