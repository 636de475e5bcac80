import Tinypool from 'tinypool'
import { z } from 'zod'
import { FileError } from './file-error.ts'
import type { Records } from './read-file.ts'

const IDLE_MS = 60_000
const DEADLINE_MS = 60_000

/** What the thread may take for what it makes of a sheet. */
const MAX_HEAP_MB = 256

const unpackedSchema = z.union([
  z.object({ rows: z.instanceof(Uint8Array) }),
  z.object({ reason: z.enum(['not_xlsx', 'xlsx_too_large']) }),
])
const rowSchema = z.array(z.string())

/** Under `node --watch` every thread sends messages of its own, which the pool takes for replies; a thread without the environment does not. */
const env: Record<string, string> = {}

/** Started with the first sheet. */
const thread = new Tinypool({
  runtime: 'worker_threads',
  env,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
})

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
  try {
    return unpackedSchema.parse(await thread.run(file, { filename, name: 'unpackXlsx', signal }))
  } catch (cause) {
    const isTooMuch =
      signal.aborted ||
      (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw isTooMuch ? new FileError('xlsx_too_large', { cause }) : cause
  }
}
