import Tinypool from 'tinypool'
import { z } from 'zod'

/** An idle thread ends after this, in milliseconds. */
const IDLE_MS = 60_000

/** One PDF of a hundred pages needs less. Without a limit the thread collects what earlier ones left only after hundreds of MB. */
const MAX_HEAP_MB = 128

/** A buffer comes from another thread as its bytes alone. */
const bytesSchema = z.instanceof(Uint8Array)

/** Under `node --watch` every thread sends messages of its own, which the pool takes for replies; a thread without the environment does not. */
const env: Record<string, string> = {}

/** Started with the first PDF. */
const thread = new Tinypool({
  runtime: 'worker_threads',
  env,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
})

/**
 * A PDF takes a tenth of a second of a processor, for which no call of the API has to wait. `file` exports the function of that `name`,
 * which makes a PDF of what it is given.
 */
export async function renderApart(file: URL, name: string, what: unknown): Promise<Buffer> {
  const bytes = bytesSchema.parse(await thread.run(what, { filename: file.href, name }))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
