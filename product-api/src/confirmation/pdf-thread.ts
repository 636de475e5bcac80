import Tinypool from 'tinypool'
import { z } from 'zod'
import type { Confirmation } from './confirmation.ts'

/** An idle thread ends after this, in milliseconds. */
const IDLE_MS = 60_000

/** A buffer comes from another thread as its bytes alone. */
const bytesSchema = z.instanceof(Uint8Array)

/** Started with the first PDF. */
const thread = new Tinypool({
  filename: new URL('./render-pdf.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
})

/** A PDF takes a tenth of a second of a processor, for which no call of the API has to wait. */
export async function renderPdfApart(confirmation: Confirmation): Promise<Buffer> {
  const bytes = bytesSchema.parse(await thread.run(confirmation, { name: 'renderPdf' }))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
