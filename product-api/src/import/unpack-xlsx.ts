import { unzipSync } from 'fflate'
import { readSheet, type CellValue, type SheetData } from 'read-excel-file/universal'

/** What the parts of a file may be, unpacked: a file of a few KB can say that it is a thousand times as large. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024

/** The rows of a workbook's first sheet as lines of JSON, or why there are none. */
export type UnpackedSheet = { rows: Uint8Array } | { reason: 'not_xlsx' | 'xlsx_too_large' }

/** For a process of its own: a large sheet takes seconds, and a small file can make a sheet that no memory is enough for. */
export async function unpackXlsx(file: Uint8Array): Promise<UnpackedSheet> {
  try {
    if (unpackedBytes(file) > MAX_UNPACKED_BYTES) return { reason: 'xlsx_too_large' }
    return { rows: toLines(await readSheet(new Uint8Array(file).buffer)) }
  } catch {
    return { reason: 'not_xlsx' }
  }
}

/** What all parts say that they are, unpacked. What unpacks them lets none become larger than it says itself. */
function unpackedBytes(file: Uint8Array): number {
  let bytes = 0
  unzipSync(file, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      return false
    },
  })
  return bytes
}

function toLines(rows: SheetData): Uint8Array {
  const lines = rows.map((row) => JSON.stringify(row.map(textOf)))
  return new TextEncoder().encode(lines.join('\n'))
}

/** A cell as it would be typed. Numbers have the fifteen digits that a spreadsheet keeps, and never three behind the point. */
function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15))).replace(/(?<=\.\d{3})$/, '0')
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
