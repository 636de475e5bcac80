import { fieldName } from '@bieznik/contract/catalogue/field-names'
import { grosze } from '@bieznik/contract/money/grosze'
import { priceText } from '@bieznik/contract/money/price-text'
import type { AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl'
import { peopleColumns } from '@/lib/audit/audited-people'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { isProductField } from '@/lib/products/product-form'

const EMPTY = '–'

/** Columns of money, in grosze. */
const MONEY = new Set([
  'price',
  'regular_price',
  'lowest_price',
  'amount',
  'gross',
  'total_before',
  'total_after',
])

const fieldOf = (column: string): string =>
  column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

interface AuditWords {
  /** What a column is called; one that is newer than the words has its own name. */
  nameOf: (column: string) => string
  /** A value as a person reads it. */
  valueOf: (column: string, value: string | null | undefined) => string
  /** `Status: Oczekuje → W realizacji; Zajmuje się: Anna Nowak` */
  changesOf: (entry: AuditEntry) => string
}

/** The words of the log: columns and values of the database, as staff know them. */
export function useAuditWords(people: PeopleNames): AuditWords {
  const t = useTranslations()
  const format = useFormatter()
  const language = useLocale()
  const { admin_audit: texts, status: statuses, payment, delivery, staff_roles: roles } = useMessages()

  function nameOf(column: string): string {
    const { names } = texts
    if (isMessageKey(names, column)) return t(`admin_audit.names.${column}`)
    const field = fieldOf(column)
    return isProductField(field) ? fieldName(field, language) : column
  }

  function valueOf(column: string, value: string | null | undefined): string {
    if (value === null || value === undefined || value === '') return EMPTY
    if (value === 'true' || value === 'false') return t(`admin_audit.${value === 'true' ? 'yes' : 'no'}`)
    if (MONEY.has(column) && /^-?\d+$/.test(value)) return priceText(grosze(Number(value)), language)
    if (peopleColumns.has(column)) return people[value] ?? value
    if (column === 'status' && isMessageKey(statuses, value)) return t(`status.${value}`)
    if (column === 'type_of_payment' && isMessageKey(payment, value)) return t(`payment.${value}`)
    if (column === 'type_of_delivery' && isMessageKey(delivery, value)) return t(`delivery.${value}`)
    if (column === 'role' && isMessageKey(roles, value)) return t(`staff_roles.${value}`)
    if (/^\d{4}-\d\d-\d\dT/.test(value))
      return format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'medium' })
    return listed(value)
  }

  function changesOf({ before, after, withheld }: AuditEntry): string {
    const columns = Object.keys({ ...before, ...after })
    const changes = columns.map((column) => {
      const [was, is] = [valueOf(column, before?.[column]), valueOf(column, after?.[column])]
      return `${nameOf(column)}: ${[...(before ? [was] : []), ...(after ? [is] : [])].join(' → ')}`
    })
    return [...changes, ...withheld.map(nameOf)].join('; ')
  }

  return { nameOf, valueOf, changesOf }
}

/** A list of texts as JSON writes it, without its signs. */
function listed(value: string): string {
  if (!/^\[(?:"[^"\\]*"(?:,"[^"\\]*")*)?\]$/.test(value)) return value
  return value === '[]' ? EMPTY : value.slice(2, -2).replaceAll('","', ', ')
}
