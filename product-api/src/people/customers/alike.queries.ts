import type { Customer } from '@bieznik/contract/people/customer'
import { and, eq, inArray, max, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { digitsOf } from '../../platform/db/search-text.ts'

/** How many are named. */
const NAMED = 20

/** The last digits of a phone number: some write the country before it, some do not. */
const PHONE_DIGITS = 9

const emailOf = sql<string>`lower(${orders.email})`
const phoneOf = sql<string>`right(${digitsOf(orders.phone)}, ${PHONE_DIGITS}::int)`

/** What a person gave with their orders, each once. */
async function listGiven(db: Queryable, uid: string) {
  const rows = await db
    .selectDistinct({ email: emailOf, phone: phoneOf, taxId: orders.taxId })
    .from(orders)
    .where(eq(orders.userId, uid))
  return {
    emails: [...new Set(rows.map(({ email }) => email))].filter((email) => email !== ''),
    phones: [...new Set(rows.map(({ phone }) => phone))].filter(({ length }) => length === PHONE_DIGITS),
    taxIds: [...new Set(rows.flatMap(({ taxId }) => taxId ?? []))],
  }
}

/** The addresses of a person's orders, in small letters. */
export const listGivenEmails = async (db: Queryable, uid: string): Promise<string[]> =>
  (await listGiven(db, uid)).emails

/** People with another uid who gave the same e-mail address, phone number or tax id with an order. */
export async function listAlike(db: Queryable, uid: string): Promise<Customer['alike']> {
  const { emails, phones, taxIds } = await listGiven(db, uid)
  if (emails.length + phones.length + taxIds.length === 0) return []
  const likeness = {
    email: inArray(emailOf, emails),
    phone: inArray(phoneOf, phones),
    tax_id: inArray(orders.taxId, taxIds),
  }
  const rows = await db
    .select({
      uid: orders.userId,
      name: max(orders.name),
      orders: sql`count(*)`.mapWith(Number),
      email: sql<boolean>`bool_or(${likeness.email})`,
      phone: sql<boolean>`bool_or(${likeness.phone})`,
      tax_id: sql<boolean>`coalesce(bool_or(${likeness.tax_id}), false)`,
    })
    .from(orders)
    .where(and(ne(orders.userId, uid), or(likeness.email, likeness.phone, likeness.tax_id)))
    .groupBy(orders.userId)
    .orderBy(orders.userId)
    .limit(NAMED)
  return rows.map(({ uid: other, name, orders: howMany, ...by }) => ({
    uid: other,
    name: name ?? '',
    orders: howMany,
    by: (['email', 'phone', 'tax_id'] as const).filter((each) => by[each]),
  }))
}
