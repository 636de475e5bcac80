import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'

/** Nothing that could break out of a log line. */
const acceptableId = /^[\w-]{8,64}$/

export function newRequestId(): string {
  return randomUUID()
}

/** The caller's request id when it has the form of one, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const id = request.headers[REQUEST_ID_HEADER]
  return typeof id === 'string' && acceptableId.test(id) ? id : newRequestId()
}
