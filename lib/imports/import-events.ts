import {
  importEventSchema,
  importFileTypes,
  type ApplyOptions,
  type ImportEvent,
  type ImportOptions,
} from '@bieznik/contract/catalogue/product-import'
import { streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { readReply } from '@/lib/http/read-reply'
import { queryOf } from './import-query'

/** What a dry run says of a file, as it says it. */
export function checkFile(
  file: File,
  options: ImportOptions,
  signal?: AbortSignal,
): AsyncGenerator<ImportEvent, void> {
  return eventsOf(`/api/admin/import/dry-run?${new URLSearchParams(queryOf(options))}`, file, signal)
}

/** What applying a file says, as it says it. Nothing of it stays when the signal is aborted in time. */
export function applyFile(
  file: File,
  options: ApplyOptions,
  signal?: AbortSignal,
): AsyncGenerator<ImportEvent, void> {
  return eventsOf(`/api/admin/import?${new URLSearchParams(queryOf(options))}`, file, signal)
}

const [CSV, XLSX] = importFileTypes

async function* eventsOf(
  path: string,
  content: File,
  signal?: AbortSignal,
): AsyncGenerator<ImportEvent, void> {
  const type = /\.xlsx$/i.test(content.name) ? XLSX : CSV
  const { body } = await streamBff(path, { method: 'POST', file: { type, content }, signal })
  let isOver = false
  for await (const text of linesOf(body)) {
    const { data: event, error } = readReply(importEventSchema, JSON.parse(text))
    if (!event) throw error
    isOver = event.event === 'done' || event.event === 'failed'
    yield event
  }
  if (!isOver) throw new ProblemError('unavailable', 'the answer broke off')
}

async function* linesOf(body: Response['body']): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (cause) {
    throw new ProblemError('unavailable', 'the answer broke off', { cause })
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}
