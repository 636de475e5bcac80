import { escapeFormula } from '@bieznik/contract/escape-formula'
import type { ImportReason } from '@bieznik/contract/import-reasons'
import type { ImportField, ImportLine } from '@bieznik/contract/product-import'

type Reason = { field: ImportField | null; reason: ImportReason; count: number }

/** In how many of the lines each reason stands, the most frequent first. */
export function countReasons(refused: readonly ImportLine[]): Reason[] {
  const counted = new Map<string, Reason>()
  for (const { reasons } of refused)
    for (const { field, reason } of reasons) {
      const key = `${field} ${reason}`
      counted.set(key, { field, reason, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  return [...counted.values()].toSorted((a, b) => b.count - a.count)
}

interface Words {
  header: readonly string[]
  nameOf: (field: ImportField) => string
  wordsOf: (reason: ImportReason) => string
}

/** Refused lines as CSV that a spreadsheet opens: line of the file, product, column, what stands there and what is wrong with it. */
export function refusedCsv(refused: readonly ImportLine[], { header, nameOf, wordsOf }: Words): Blob {
  const rows = refused.flatMap(({ line, title, reasons }) =>
    reasons.map(({ field, reason, value }) => [
      String(line),
      title,
      field ? nameOf(field) : '',
      value,
      wordsOf(reason),
    ]),
  )
  const text = [header, ...rows].map((cells) => cells.map(quoted).join(';')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

const quoted = (cell: string): string => {
  const safe = escapeFormula(cell)
  return /[\r\n;"\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
