import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orderItems, orders, parcels } from '../../platform/db/schema/orders.ts'
import { contains, digitsOf, folded } from '../../platform/db/search-text.ts'

/** Fewer digits are an order's id: they stand in most phone numbers and in many e-mail addresses by chance. */
const FEWEST_DIGITS = 6

/** The largest id that a column of ids holds. */
const MOST_ID = 2_147_483_647

/** The digits of a phone number or a tax id as people write them; undefined: it is neither. */
function digitsIn(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  const isNumber = /^(?:[a-z]{2})?[\d\s+()./-]+$/i.test(text)
  return isNumber && digits.length >= FEWEST_DIGITS ? digits : undefined
}

export function hasDigits(text: string): SQL | undefined {
  const digits = digitsIn(text)
  if (digits === undefined) return undefined
  return or(...[orders.phone, orders.taxId].map((column) => contains(digitsOf(column), sql`${digits}::text`)))
}

/** The name and the e-mail address of the buyer. */
export const hasInBuyer = (word: string): SQL =>
  contains(folded(sql`(${orders.name} || ' ' || ${orders.email})`), folded(sql`${word}::text`))

/** Who takes the goods at another address, the street and the town that they go to. */
const hasInDestination = (text: string): SQL =>
  contains(
    folded(sql`(coalesce(${orders.recipient}, '') || ' ' || ${orders.address} || ' ' || ${orders.city})`),
    folded(sql`${text}::text`),
  )

const hasInOrder = (word: string) => or(hasInBuyer(word), hasInDestination(word))

/** A parcel number as it is stored, or the most of one; a courier reads out what the label shows in groups. */
function withParcel(search: string): SQL[] {
  const number = search.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^(?=.*\d)[A-Z\d]{6,40}$/.test(number)) return []
  return [
    sql`select ${parcels.orderId} from ${parcels} where ${contains(parcels.number, sql`${number}::text`)}`,
  ]
}

/** `FV/2026/0001`, or a correction's number. */
function withInvoice(search: string): SQL[] {
  const [, series, sequence] = /^([A-Z]+\/\d{4})\/(\d{1,9})$/i.exec(search) ?? []
  if (series === undefined) return []
  const isIt = and(eq(invoices.series, series.toUpperCase()), eq(invoices.sequence, Number(sequence)))
  return [sql`select ${invoices.orderId} from ${invoices} where ${isIt}`]
}

/** A receipt of the cash register, by its whole number. */
const withReceipt = (search: string): SQL =>
  where(sql`upper(${orders.receiptNumber}) = ${search.toUpperCase()}`)

/**
 * Every folded title that was sold, with its order. Few titles are sold again and again, so the index leads from one to the next and reads
 * each once.
 */
const soldTitles = sql`recursive sold (title) as (
  (select public.fold_title(${orderItems.title}) from ${orderItems} order by 1 limit 1)
  union all
  select (
    select public.fold_title(${orderItems.title}) from ${orderItems}
    where public.fold_title(${orderItems.title}) > sold.title order by 1 limit 1
  ) from sold where sold.title is not null
)`

/** Sold titles with all the words, or their beginnings, folded as in the shop's search. */
const titlesWith = (words: string): SQL => sql`
  select sold.title from sold
  where sold.title is not null and public.fold_title(${words}) <> '' and not exists (
    select from unnest(string_to_array(btrim(public.fold_title(${words})), ' ')) as asked (word)
    where strpos(sold.title, ' ' || asked.word) = 0
  )`

const withTitle = (words: string): SQL => sql`
  select ${orderItems.orderId} from ${orderItems}
  where public.fold_title(${orderItems.title}) = any (array(${titlesWith(words)}))`

const where = (condition: SQL | undefined): SQL => sql`select ${orders.id} from ${orders} where ${condition}`

/** Orders where one word stands in the name, the e-mail address, the phone number, the tax id, the destination, a product or the id, which `#13` names alone. */
function withWord(word: string, condition?: SQL): SQL {
  const id = /^#(\d{1,10})$/.exec(word)?.[1]
  if (id !== undefined) return where(Number(id) <= MOST_ID ? sql`${orders.id} = ${Number(id)}` : sql`false`)
  const inId = sql`strpos(${orders.id}::text, ${word}) > 0`
  const isNumber = /^\d+$/.test(word)
  if (isNumber && word.length < FEWEST_DIGITS) return where(inId)
  const ways = [
    where(and(condition, or(hasInOrder(word), hasDigits(word)))),
    withTitle(word),
    ...(isNumber ? [where(inId)] : []),
  ]
  return sql.join(ways, sql` union all `)
}

const intersection = (words: string[], condition?: SQL): SQL =>
  sql.join(
    words.map((word) => sql`(${withWord(word, condition)})`),
    sql` intersect `,
  )

/**
 * Orders that have all the words. A common name is in thousands of orders: those of each of several names are read only where a product
 * could have one of them, and otherwise the index leads to the orders of buyers who have them all.
 */
function withAll(words: string[]): SQL {
  const areNames = words.length > 1 && words.every((word) => !/\d/.test(word))
  if (!areNames) return intersection(words)
  const inTitles = sql`exists (${sql.join(words.map(titlesWith), sql` union all `)})`
  return sql`${where(and(...words.map(hasInOrder)))} union all (${intersection(words, inTitles)})`
}

/**
 * Orders that have all the words, in any order; or the phone number, the tax id, the street or the size that was written in groups, a parcel, an invoice or a receipt. A set of ids, so
 * that what is found decides what it costs and not how many orders there are.
 */
export function foundBy(search: string): SQL {
  const words = search.split(/\s+/)
  const digits = hasDigits(search)
  const ways = [
    sql`(${withAll(words)})`,
    ...(digits ? [where(digits)] : []),
    ...(words.length > 1 ? [withTitle(search), where(hasInDestination(search))] : []),
    ...withParcel(search),
    ...withInvoice(search),
    withReceipt(search),
  ]
  return sql`${orders.id} in (with ${soldTitles} ${sql.join(ways, sql` union all `)})`
}
