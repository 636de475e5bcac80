import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { orderItems, orders } from '../db/schema/orders.ts'

/** Fewer digits are an order's id: they stand in most phone numbers and in many e-mail addresses by chance. */
const FEWEST_DIGITS = 6

/** Small letters without accents, however they are composed. */
export const folded = (text: SQLWrapper | string) =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, normalize(${text}, NFC)) collate pg_c_utf8)`

export const digitsOf = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`

/** The digits of a phone number or a tax id as people write them; undefined: it is neither. */
function digitsIn(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  const isNumber = /^(?:[a-z]{2})?[\d\s+()./-]+$/i.test(text)
  return isNumber && digits.length >= FEWEST_DIGITS ? digits : undefined
}

export function hasDigits(text: string): SQL | undefined {
  const digits = digitsIn(text)
  if (digits === undefined) return undefined
  const has = (column: SQLWrapper) => sql`strpos(coalesce(${digitsOf(column)}, ''), ${digits}) > 0`
  return or(has(orders.phone), has(orders.taxId))
}

/**
 * One product of the order has a title with all the words, or their beginnings, folded as in the shop's search. Few titles are sold again and
 * again, so each is folded once.
 */
const hasTitle = (words: string): SQL => sql`${orders.id} in (
  select ${orderItems.orderId} from ${orderItems}
  where ${orderItems.title} in (
    select sold.title from (select distinct title from ${orderItems}) as sold
    where public.fold_title(${words}) <> '' and not exists (
      select from unnest(string_to_array(btrim(public.fold_title(${words})), ' ')) as asked (word)
      where strpos(public.fold_title(sold.title), ' ' || asked.word) = 0
    )
  )
)`

/** One word stands in the name, the e-mail address, the phone number, the tax id, a product or the order's id, which `#13` names alone. */
function hasWord(word: string): SQL | undefined {
  const id = /^#(\d+)$/.exec(word)?.[1]
  if (id !== undefined) return sql`${orders.id}::text = ${id}`
  const inId = sql`strpos(${orders.id}::text, ${word}) > 0`
  if (/^\d+$/.test(word) && word.length < FEWEST_DIGITS) return inId
  return or(
    sql`strpos(${folded(sql`${orders.name} || ' ' || ${orders.email}`)}, ${folded(sql`${word}::text`)}) > 0`,
    inId,
    hasDigits(word),
    hasTitle(word),
  )
}

/** Orders that have all the words, in any order; or the phone number, the tax id or the size that was written in groups. */
export function foundBy(search: string): SQL | undefined {
  const words = search.split(/\s+/)
  const isGrouped = words.length > 1
  return or(and(...words.map(hasWord)), hasDigits(search), isGrouped ? hasTitle(search) : undefined)
}
