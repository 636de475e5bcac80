import type { FieldProblem } from '@bieznik/contract/problem'
import { problemStatuses, type ProblemCode } from '@bieznik/contract/problem-codes'

/** A call that failed in a way that the caller can name. People read the translation of `code`. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[]
  readonly requestId: string | undefined
  /** All that Next.js lets out of a failed page; the storefront's server tells by it what may soon be over. */
  readonly digest: string
  /** Seconds after which it may be tried again, when that is known. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    message: string,
    details: {
      fields?: readonly FieldProblem[] | undefined
      requestId?: string
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ProblemError'
    this.code = code
    this.digest = `problem:${code}`
    this.fields = details.fields ?? []
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return problemStatuses[this.code]
  }
}

/** The code to show for anything that was thrown; what is not a problem of ours is `internal`. */
export function problemCodeOf(error: unknown): ProblemCode {
  return error instanceof ProblemError ? error.code : 'internal'
}
