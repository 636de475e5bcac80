import { z } from 'zod'
import { FileError } from './file-error.ts'
import { workerProcess } from '../worker-process.ts'
import type { Records } from './read-file.ts'

const DEADLINE_MS = 60_000

/** For what is made of a sheet. */
const MAX_HEAP_MB = 256

const unpackedSchema = z.union([
  z.object({ rows: z.instanceof(Uint8Array) }),
  z.object({ reason: z.enum(['not_xlsx', 'xlsx_too_large']) }),
])
const rowSchema = z.array(z.string())

const xlsxProcess = workerProcess({ maxHeapMegabytes: MAX_HEAP_MB })

/** The rows of the first sheet of an XLSX file; their lines are the sheet's. Throws `FileError`. */
export async function readXlsx(file: Uint8Array): Promise<Records> {
  const unpacked = await unpack(file)
  if ('reason' in unpacked) throw new FileError(unpacked.reason)
  const lines = new TextDecoder().decode(unpacked.rows)
  return function* records() {
    let line = 0
    for (let at = 0; at < lines.length;) {
      line += 1
      const end = lines.indexOf('\n', at)
      const row = lines.slice(at, end === -1 ? lines.length : end)
      const cells = rowSchema.parse(JSON.parse(row))
      if (cells.some((cell) => cell.trim() !== '')) yield { cells, line }
      at = end === -1 ? lines.length : end + 1
    }
  }
}

async function unpack(file: Uint8Array): Promise<z.output<typeof unpackedSchema>> {
  const filename = new URL('unpack-xlsx.ts', import.meta.url).href
  const signal = AbortSignal.timeout(DEADLINE_MS)
  // Of a file that cannot be read it returns the reason; it is rejected when it took too long, or too much memory.
  const unpacked: unknown = await xlsxProcess
    .run(file, { filename, name: 'unpackXlsx', signal })
    .catch((cause: unknown) => {
      throw new FileError('xlsx_too_large', { cause })
    })
  return unpackedSchema.parse(unpacked)
}
