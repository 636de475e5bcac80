import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'

/** Fewer digits are an order's id: they stand in most phone numbers and in many e-mail addresses by chance. */
const FEWEST_DIGITS = 6

/** Small letters without accents, however they are composed. */
const folded = (text: SQLWrapper | string) =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, normalize(${text}, NFC)) collate pg_c_utf8)`

const digitsOf = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`

/** The digits of a phone number or a tax id as people write them; undefined: it is neither. */
function digitsIn(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  const isNumber = /^(?:[a-z]{2})?[\d\s+()./-]+$/i.test(text)
  return isNumber && digits.length >= FEWEST_DIGITS ? digits : undefined
}

function hasDigits(text: string): SQL | undefined {
  const digits = digitsIn(text)
  if (digits === undefined) return undefined
  const has = (column: SQLWrapper) => sql`strpos(coalesce(${digitsOf(column)}, ''), ${digits}) > 0`
  return or(has(orders.phone), has(orders.taxId))
}

/** One word stands in the name, the e-mail address, the phone number, the tax id or the order's id, which `#13` names alone. */
function hasWord(word: string): SQL | undefined {
  const id = /^#(\d+)$/.exec(word)?.[1]
  if (id !== undefined) return sql`${orders.id}::text = ${id}`
  const inId = sql`strpos(${orders.id}::text, ${word}) > 0`
  if (/^\d+$/.test(word) && word.length < FEWEST_DIGITS) return inId
  return or(
    sql`strpos(${folded(sql`${orders.name} || ' ' || ${orders.email}`)}, ${folded(sql`${word}::text`)}) > 0`,
    inId,
    hasDigits(word),
  )
}

/** Orders that have all the words, in any order; or the phone number or the tax id that was written in groups. */
export function foundBy(search: string): SQL | undefined {
  return or(and(...search.split(/\s+/).map(hasWord)), hasDigits(search))
}
