import { readXml } from './workbook-xml.ts'

/** Cells that are shown as one: lines as the sheet counts them, columns from 0. `value`: what the first of them shows. */
export type Merge = { top: number; bottom: number; left: number; right: number; value: string }

const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i
const LETTERS = 26
const FIRST_LETTER = 64

/** `B3` → line 3, column 1 */
export function cellAt(address: string): { line: number; column: number } | null {
  const [, letters, line] = ADDRESS.exec(address) ?? []
  if (letters === undefined) return null
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER,
    0,
  )
  return { line: Number(line), column: column - 1 }
}

/** 0 → `A`, 26 → `AA` */
export function columnAt(column: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + 1 + (column % LETTERS))
  return column < LETTERS ? letter : columnAt(Math.floor(column / LETTERS) - 1) + letter
}

const END_OF_ROWS = Buffer.from('sheetData>')

/** They stand behind the rows, and are needed with them. */
export function mergesIn(part: Uint8Array): Merge[] {
  const merges: Merge[] = []
  const end = Buffer.from(part.buffer, part.byteOffset, part.byteLength).lastIndexOf(END_OF_ROWS)
  if (end === -1) return merges
  const tail = part.subarray(end + END_OF_ROWS.length)
  readXml(tail, {
    open: (name, attributes) => {
      if (name !== 'mergeCell') return
      const [from, to] = (attributes.get('ref') ?? '').split(':').map((address) => cellAt(address))
      if (from && to)
        merges.push({ top: from.line, bottom: to.line, left: from.column, right: to.column, value: '' })
    },
  })
  return merges
}
