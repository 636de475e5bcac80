import { grosze } from '@bieznik/contract/money/money'
import type { CustomersQuery, ListedCustomer } from '@bieznik/contract/people/customer'
import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { hasDigits, hasInBuyer } from '../../selling/orders/order-search.ts'

type Sorting = Pick<CustomersQuery, 'sort' | 'order'>
type Wanted = Sorting & Pick<CustomersQuery, 'search'>

/** A word stands in the name or the e-mail address, or is a phone number or a tax id. */
function hasWord(word: string): SQL {
  const inText = hasInBuyer(word)
  const inNumbers = hasDigits(word)
  return inNumbers ? sql`(${inText} or ${inNumbers})` : inText
}

/** Orders of the buyer who is looked for: by all the words, or by a number that was written in groups. */
function isWanted(search: string | undefined): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? []
  if (words.length === 0) return undefined
  const byWords = and(...words.map(hasWord))
  const grouped = hasDigits(words.join(' '))
  return grouped ? sql`(${byWords} or ${grouped})` : byWords
}

const last = sql<Date>`max(${orders.orderDate})`.mapWith(orders.orderDate)

const theirs = alias(orders, 'theirs')

const spentBy = (db: Queryable) =>
  db
    .select({
      spent: sql`coalesce(sum(${orderItems.price}::bigint * ${orderItems.quantity}), 0)`.as('spent'),
    })
    .from(orderItems)
    .innerJoin(theirs, eq(theirs.id, orderItems.orderId))
    .where(and(eq(theirs.userId, orders.userId), ne(theirs.status, 'Canceled')))

const orderedBy = (db: Queryable) =>
  db.select({ orders: count() }).from(theirs).where(eq(theirs.userId, orders.userId))

/** By the column that is asked for, else by the last order, newest first. */
function ordering(db: Queryable, { sort, order = 'asc' }: Sorting): SQL {
  const columns = { orders: count(), spent: sql`(${spentBy(db)})`, last }
  return sort ? { asc, desc }[order](columns[sort]) : desc(last)
}

async function listUids(db: Queryable, { search, ...sorting }: Wanted, slice: Slice) {
  const ofWanted = isWanted(search)
  // Of who is found all orders count, not those alone by which they are found.
  const found = ofWanted && db.select({ uid: orders.userId }).from(orders).where(ofWanted)
  const rows = await db
    .select({ uid: orders.userId, total: sql`count(*) over ()`.mapWith(Number) })
    .from(orders)
    .where(found && inArray(orders.userId, found))
    .groupBy(orders.userId)
    .orderBy(ordering(db, sorting), orders.userId)
    .limit(slice.limit)
    .offset(slice.offset)
  return { uids: rows.map(({ uid }) => uid), total: rows[0]?.total ?? 0 }
}

/** People who ordered something; the contact is that of their newest order. */
export async function listCustomers(
  db: Queryable,
  wanted: Wanted,
  slice: Slice,
): Promise<Page<ListedCustomer>> {
  const { uids, total } = await listUids(db, wanted, slice)
  if (uids.length === 0) return { rows: [], total: 0 }
  const rows = await db
    .selectDistinctOn([orders.userId], {
      uid: orders.userId,
      name: orders.name,
      email: orders.email,
      phone: orders.phone,
      taxId: orders.taxId,
      orders: sql`(${orderedBy(db)})`.mapWith(Number),
      spent: sql`(${spentBy(db)})`.mapWith(Number),
      lastOrderAt: orders.orderDate,
    })
    .from(orders)
    .where(inArray(orders.userId, uids))
    .orderBy(orders.userId, desc(orders.orderDate), desc(orders.id))
  return {
    rows: rows
      .map((row) => ({ ...withIso(row), spent: grosze(row.spent) }))
      .toSorted((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid)),
    total,
  }
}
