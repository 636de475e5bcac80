import { once } from 'node:events'
import type { ImportEvent } from '@bieznik/contract/catalogue/product-import'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { eventLines } from './import-events.ts'

const log = pino({ enabled: false })

test('a dry run whose stream is closed is notified in the midst of its work', async () => {
  const ended = Promise.withResolvers<unknown>()
  async function* work(signal: AbortSignal): AsyncGenerator<ImportEvent> {
    yield { event: 'progress', share: 0.1 }
    await once(signal, 'abort')
    ended.resolve(signal.aborted)
    signal.throwIfAborted()
  }
  const lines = eventLines(work, log)
  await once(lines, 'data')
  lines.destroy()
  expect(await ended.promise).toBe(true)
})
