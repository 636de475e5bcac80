import { sheetChoiceSchema, type SheetChoice } from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import { FileError } from './file-error.ts'
import { workerProcess } from '../../platform/jobs/worker-process.ts'
import type { Records } from './read-file.ts'
import type { WantedSheet } from './unpack-xlsx.ts'

const DEADLINE_MS = 60_000

/** For what is made of a sheet. */
const MAX_HEAP_MB = 256

const unpackedSchema = z.union([
  z.object({ rows: z.instanceof(Uint8Array), choice: sheetChoiceSchema }),
  z.object({
    reason: z.enum(['not_xlsx', 'xlsx_too_large', 'too_many_columns', 'sheet_unknown', 'no_visible_sheet']),
  }),
])
const rowSchema = z.object({ line: z.int(), cells: z.array(z.string()) })

const xlsxProcess = workerProcess({ maxHeapMegabytes: MAX_HEAP_MB })

/** The rows of a sheet of an XLSX file; their lines are the sheet's. Throws `FileError` and the reason of `signal`. */
export async function readXlsx(
  wanted: WantedSheet,
  signal?: AbortSignal,
): Promise<{ records: Records; sheet: SheetChoice }> {
  const unpacked = await unpack(wanted, signal)
  if ('reason' in unpacked) throw new FileError(unpacked.reason)
  const lines = new TextDecoder().decode(unpacked.rows)
  return {
    sheet: unpacked.choice,
    records: function* records() {
      for (let at = 0; at < lines.length;) {
        const found = lines.indexOf('\n', at)
        const end = found === -1 ? lines.length : found
        yield rowSchema.parse(JSON.parse(lines.slice(at, end)))
        at = end + 1
      }
    },
  }
}

async function unpack(
  wanted: WantedSheet,
  canceled: AbortSignal | undefined,
): Promise<z.output<typeof unpackedSchema>> {
  const filename = new URL('unpack-xlsx.ts', import.meta.url).href
  const signal = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(canceled ? [canceled] : [])])
  // Of a file that cannot be read it returns the reason; it is rejected when it took too long, or too much memory.
  const unpacked: unknown = await xlsxProcess
    .run(wanted, { filename, name: 'unpackXlsx', signal })
    .catch((cause: unknown) => {
      canceled?.throwIfAborted()
      throw new FileError('xlsx_too_large', { cause })
    })
  return unpackedSchema.parse(unpacked)
}
