import type { FieldProblem } from '@bieznik/contract/problem'
import { problemStatuses, type ProblemCode } from '@bieznik/contract/platform/problem-codes'

interface Details {
  /** What is wrong with which field or cart line. */
  fields?: readonly FieldProblem[] | undefined
  requestId?: string
  retryAfter?: number | undefined
  cause?: unknown
}

/**
 * An error that becomes an error response. People read the translation of `code`; the message is English, for engineers, and never holds
 * personal data.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[]
  readonly requestId: string | undefined
  /** The only part of an error that Next.js passes on from a failed page; the server reads from it whether a retry makes sense. */
  readonly digest: string
  /** Seconds after which it may be tried again, when that is known. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    message: string,
    { fields = [], requestId, retryAfter, cause }: Details = {},
  ) {
    super(message, { cause })
    this.name = 'ProblemError'
    this.code = code
    this.digest = `problem:${code}`
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  get status(): number {
    return problemStatuses[this.code]
  }
}
