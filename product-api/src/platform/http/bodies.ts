import { parseForeignJson } from '@bieznik/contract/platform/parse-json'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Uploads apart, no request needs more. */
export const MAX_BODY_BYTES = 64 * 1024

/** Throws invalid_request. Cart calls name the content type without a body. */
function readJson(body: string): unknown {
  if (body === '') return undefined
  try {
    return parseForeignJson(body)
  } catch (cause) {
    throw new ProblemError('invalid_request', 'The body cannot be read as JSON.', { cause })
  }
}

/** JSON, of which nothing at all is allowed too, and forms. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readJson(body),
  )
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
