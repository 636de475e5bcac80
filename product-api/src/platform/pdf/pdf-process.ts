import { z } from 'zod'
import { workerProcess } from '../jobs/worker-process.ts'

/** A buffer comes from another process as its bytes alone. */
const bytesSchema = z.instanceof(Uint8Array)

/** A PDF of a hundred pages needs less. */
const pdfProcess = workerProcess({ maxHeapMegabytes: 48 })

/** A PDF takes a tenth of a second of a processor. `file` exports the function of that `name`, which makes a PDF of what it is given. */
export async function renderApart(file: URL, name: string, what: unknown): Promise<Buffer> {
  const bytes = bytesSchema.parse(await pdfProcess.run(what, { filename: file.href, name }))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
