import { grosze } from '@bieznik/contract/money/grosze'
import { priceText } from '@bieznik/contract/money/price-text'
import type { AuditEntry } from '@bieznik/contract/people/audit'
import { moneyColumns, peopleColumns } from '@bieznik/contract/people/audited-columns'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl'
import { bulkChangeName, choiceName, columnName } from '@/lib/audit/audited-words'
import { jsonText } from '@/lib/audit/json-text'

const EMPTY = '–'

interface AuditWords {
  /** What a column of a table is called; one that is newer than the words has its own name. */
  nameOf: (entity: string, column: string) => string
  /** A value of a column as a person reads it. */
  valueOf: (entity: string, column: string, value: string | null | undefined) => string
  /** `Zaimportowano 5831 produktów z listy cennik.xlsx`, of an entry that stands for a run; null: it stands for itself. */
  runOf: (entry: AuditEntry) => string | null
  /** `Status: Oczekuje → W realizacji; Zajmuje się: Anna Nowak` */
  changesOf: (entry: AuditEntry) => string
}

/** The words of the log: columns and values of the database, as staff know them. */
export function useAuditWords(people: PeopleNames): AuditWords {
  const t = useTranslations('admin_audit')
  const format = useFormatter()
  const language = useLocale()
  const messages = useMessages()

  const nameOf = (entity: string, column: string) => columnName(messages, language, entity, column) ?? column

  function valueOf(entity: string, column: string, value: string | null | undefined): string {
    if (value === null || value === undefined || value === '') return EMPTY
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
    if (moneyColumns.has(column) && /^-?\d+$/.test(value)) return priceText(grosze(Number(value)), language)
    if (peopleColumns.has(column)) return people[value] ?? value
    if (/^\d{4}-\d\d-\d\dT/.test(value))
      return format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'medium' })
    if (/^[[{]/.test(value)) return jsonText(value, language) ?? EMPTY
    return choiceName(messages, language, { entity, column, value }) ?? value
  }

  function changesOf({ entity, before, after, withheld }: AuditEntry): string {
    const columns = Object.keys({ ...before, ...after })
    const changes = columns.map((column) => {
      const [was, is] = [valueOf(entity, column, before?.[column]), valueOf(entity, column, after?.[column])]
      return `${nameOf(entity, column)}: ${[...(before ? [was] : []), ...(after ? [is] : [])].join(' → ')}`
    })
    return [...changes, ...withheld.map((column) => nameOf(entity, column))].join('; ')
  }

  function runOf({ entity, action, after, folded }: AuditEntry): string | null {
    if (folded === 0) return null
    const { created, changed, file_name: file, change } = after ?? {}
    const count = Number(created ?? 0) + Number(changed ?? 0)
    const sentence =
      action === 'update'
        ? t('runs.undone')
        : entity === 'product_imports'
          ? t('runs.import', { count, file: file ?? EMPTY })
          : t('runs.bulk', { what: bulkChangeName(messages, change), count })
    return `${sentence} (${t('runs.entries', { count: folded })})`
  }

  return { nameOf, valueOf, changesOf, runOf }
}
