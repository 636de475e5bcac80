import type { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'
import type { FieldProblem, Problem } from '@bieznik/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway, isDiskFull } from '../db/database-away.ts'
import { newRequestId } from './request-id.ts'
import { ProblemError } from './problem-error.ts'

const RETRY_AFTER_S = 2

/** The runbook searches the log for it. */
const DISK_FULL = 'The disk of the database is full.'

/** What a hook, a handler or the framework may throw. */
type Failure = Error & Partial<FastifyError>

/** Of several faults of a field the first is answered. */
function fieldsOf(error: Failure): FieldProblem[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const faults = error.validation.map(({ instancePath, message }): [string, FieldProblem] => {
    const path = instancePath.slice(1).replaceAll('/', '.')
    return [path, { path, message: message ?? 'is not valid' }]
  })
  return [...new Map(faults.toReversed()).values()].toReversed()
}

/** The framework's own refusals. Their messages may quote the input, so ours are sent instead. */
function fromFramework(error: Failure): ProblemError | undefined {
  if (error.validation) {
    const where = error.validationContext ?? 'request'
    return new ProblemError('invalid_request', `This is not as declared: ${where}.`, {
      fields: fieldsOf(error),
    })
  }
  switch (error.statusCode) {
    case 413:
      return new ProblemError('payload_too_large', 'The body is too large.')
    case 415:
      return new ProblemError(
        'unsupported_media_type',
        'The body has a content type that this route does not take.',
      )
    case 400:
    case 414:
      return new ProblemError('invalid_request', 'The request cannot be read.')
    default:
      return undefined
  }
}

/** What a failure is answered with. What was not foreseen is `internal` and nothing more. */
function toProblem(error: Failure, { raw }: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error
  // What breaks off is the caller's connection, though the error looks like that of a connection to the database.
  if (raw.readableAborted) return new ProblemError('invalid_request', 'The body broke off.', { cause: error })
  if (isDatabaseAway(error))
    return new ProblemError('unavailable', isDiskFull(error) ? DISK_FULL : 'The database is away.', {
      retryAfter: RETRY_AFTER_S,
      cause: error,
    })
  return (
    fromFramework(error) ?? new ProblemError('internal', 'Something unforeseen went wrong.', { cause: error })
  )
}

export function sendProblem(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, request)
  reply.problemCode = problem.code
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, problem.message)
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  const body: Problem = { code: problem.code, message: problem.message, requestId: request.id }
  if (problem.fields.length > 0) body.fields = [...problem.fields]
  return reply
    .code(problem.status)
    .headers({ [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store' })
    .send(body)
}

/** Of two hosts programs on the way take one and this one the other (RFC 9112, 3.2). Node.js takes the first without a word. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new ProblemError('invalid_request', 'The request has two Host headers.')
  })
}

const statusLines = new Map<unknown, string>([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** Responds to what is not even HTTP, is too long or never ends, before any request exists. */
export function refuseMalformedRequest(error: Error, socket: Socket): void {
  const code = 'code' in error ? error.code : undefined
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const problem: Problem = {
    code: 'invalid_request',
    message: 'The request is not valid HTTP.',
    requestId: newRequestId(),
  }
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${statusLines.get(code) ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${REQUEST_ID_HEADER}: ${problem.requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
