import { escapeFormula } from '@bieznik/contract/platform/escape-formula'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ImportField, ImportLine } from '@bieznik/contract/catalogue/product-import'

type Reason = { field: ImportField | null; reason: ImportReason; count: number }

/** In how many lines each reason stands, the most frequent first. */
export function countReasons(found: readonly ImportLine['reasons'][]): Reason[] {
  const counted = new Map<string, Reason>()
  for (const { field, reason } of found.flat()) {
    const key = `${field} ${reason}`
    counted.set(key, { field, reason, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count)
}

interface Words {
  header: readonly string[]
  nameOf: (field: ImportField) => string
  wordsOf: (reason: ImportReason) => string
  /** That the line is left out, or one of its cells. */
  line: string
  cell: string
}

/** What is left out of a file, as CSV that a spreadsheet opens: where it stands, of which product, what it is and what is wrong with it. */
export function leftOutCsv(
  lines: readonly ImportLine[],
  { header, nameOf, wordsOf, ...effects }: Words,
): Blob {
  const rows = lines.flatMap(({ line, title, reasons, leftOut }) => {
    const rowsOf = (found: ImportLine['reasons'], effect: string) =>
      found.map(({ field, reason, value }) => [
        String(line),
        title,
        field ? nameOf(field) : '',
        value,
        wordsOf(reason),
        effect,
      ])
    return [...rowsOf(reasons, effects.line), ...rowsOf(leftOut, effects.cell)]
  })
  const text = [header, ...rows].map((cells) => cells.map(quoted).join(';')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

const quoted = (cell: string): string => {
  const safe = escapeFormula(cell)
  return /[\r\n;"\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
