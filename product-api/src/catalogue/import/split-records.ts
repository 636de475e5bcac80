import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'

/** One record of a file. */
export type FileRecord = {
  cells: string[]
  /** The line on which it begins, counting from 1. */
  line: number
  /** Why its cells cannot be separated; its line is the only cell then. */
  broken?: Extract<ImportReason, 'broken_quotes' | 'record_too_long'>
}

const MAX_RECORD_CHARACTERS = 128 * 1024

type Parsed = { cells: string[]; end: number }

/**
 * The records of a CSV text, without those whose cells are all empty. A quotation mark within a cell that does not begin with one, as in
 * `31x10.5" R15`, is a letter like others. One that opens a cell and is never closed breaks its own line only: the next line is read
 * again from its beginning.
 */
export function* splitRecords(text: string, delimiter: string): Generator<FileRecord, void> {
  let line = 1
  let widest = 0
  for (let at = 0; at < text.length;) {
    const end = endOfLine(text, at)
    const record = recordAt(text, { at, end, delimiter, widest })
    if ('broken' in record) {
      yield { cells: [text.slice(at, Math.min(end, at + MAX_RECORD_CHARACTERS))], line, ...record }
    } else if (record.cells.some((cell) => cell.trim() !== '')) {
      widest = Math.max(widest, record.cells.length)
      yield { cells: record.cells, line }
    }
    const last = 'broken' in record ? end : record.end
    line += 1 + breaksBetween(text, at, last)
    at = afterBreak(text, last)
  }
}

type Place = { at: number; end: number; delimiter: string; widest: number }

function recordAt(
  text: string,
  { at, end, delimiter, widest }: Place,
): Parsed | Pick<Required<FileRecord>, 'broken'> {
  if (end - at > MAX_RECORD_CHARACTERS) return { broken: 'record_too_long' }
  const line = text.slice(at, end)
  if (!line.includes('"')) return { cells: line.split(delimiter), end }
  const parsed = quotedRecord(text, at, delimiter)
  // A mark that is closed by chance in a line far below has swallowed what stands between.
  const hasSwallowed = parsed !== null && parsed.end > end && parsed.cells.length < widest
  return parsed === null || hasSwallowed ? { broken: 'broken_quotes' } : parsed
}

/** Null: a quotation mark opens a cell and does not close it. */
function quotedRecord(text: string, start: number, delimiter: string): Parsed | null {
  const cells: string[] = []
  for (let at = start; ;) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter)
    if (cell === null) return null
    cells.push(cell.value)
    if (text[cell.end] !== delimiter) return { cells, end: cell.end }
    at = cell.end + 1
  }
}

function plainCell(text: string, at: number, delimiter: string): { value: string; end: number } {
  let end = at
  while (end < text.length && text[end] !== delimiter && !isBreak(text, end)) end += 1
  return { value: text.slice(at, end), end }
}

function quotedCell(text: string, start: number, delimiter: string): { value: string; end: number } | null {
  const limit = start + MAX_RECORD_CHARACTERS
  let mark = text.indexOf('"', start + 1)
  while (mark !== -1 && mark < limit && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2)
  if (mark === -1 || mark >= limit) return null
  const end = mark + 1
  if (end >= text.length || text[end] === delimiter || isBreak(text, end))
    return { value: text.slice(start + 1, mark).replaceAll('""', '"'), end }
  return endOfLine(text, start) > mark ? plainCell(text, start, delimiter) : null
}

const isBreak = (text: string, at: number) => text[at] === '\n' || text[at] === '\r'

function endOfLine(text: string, at: number): number {
  const found = /[\r\n]/g
  found.lastIndex = at
  return found.exec(text)?.index ?? text.length
}

const afterBreak = (text: string, at: number) => at + (text.startsWith('\r\n', at) ? 2 : 1)

function breaksBetween(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = endOfLine(text, from); at < to; at = endOfLine(text, afterBreak(text, at))) breaks += 1
  return breaks
}
