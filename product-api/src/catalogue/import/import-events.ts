import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { ImportEvent } from '@bieznik/contract/catalogue/product-import'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { FileError } from './file-error.ts'

const toLine = (event: ImportEvent) => `${JSON.stringify(event)}\n`

/** Once events are under way, a failure can only be the last of them. */
function failure(error: unknown, log: FastifyBaseLogger): ImportEvent {
  if (error instanceof FileError) {
    const { reason, line } = error
    return { event: 'failed', code: 'invalid_request', reason, line }
  }
  if (error instanceof ProblemError) return { event: 'failed', code: error.code, reason: null, line: null }
  log.error({ err: error }, 'an import failed')
  const code = isDatabaseAway(error) ? 'unavailable' : 'internal'
  return { event: 'failed', code, reason: null, line: null }
}

/** Events as lines of JSON, read no faster than they are sent. The signal is aborted when the stream is closed. */
export function eventLines(
  events: (signal: AbortSignal) => AsyncIterable<ImportEvent>,
  log: FastifyBaseLogger,
): Readable {
  const closed = new AbortController()
  async function* lines() {
    try {
      for await (const event of events(closed.signal)) yield toLine(event)
    } catch (error) {
      if (!closed.signal.aborted) yield toLine(failure(error, log))
    }
  }
  // `Readable.from` emits `close` only after the generator's current step; a PassThrough in front of it emits it at once.
  const stream = new PassThrough().on('close', () => closed.abort())
  pipeline(lines, stream, (error) => {
    if (error) log.info('import: dry run canceled')
  })
  return stream
}

/** What work says of itself. The signal notifies it when the stream is closed. */
export function spokenLines(
  work: (say: (event: ImportEvent) => void, signal: AbortSignal) => Promise<ImportEvent>,
  log: FastifyBaseLogger,
): Readable {
  const stream = new PassThrough()
  const connection = new AbortController()
  stream.on('close', () => connection.abort())
  const say = (event: ImportEvent) => {
    if (stream.writable) stream.write(toLine(event))
  }
  void work(say, connection.signal)
    .catch((error: unknown) => {
      if (!connection.signal.aborted) return failure(error, log)
      log.info('import: canceled, nothing was changed')
      return null
    })
    .then((last) => {
      if (last) say(last)
      stream.end()
    })
  return stream
}
