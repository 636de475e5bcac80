import { problemStatuses, type FieldProblem, type ProblemCode } from '@bieznik/contract/problem'

type Details = {
  /** What is wrong with which field or cart line. */
  fields?: FieldProblem[]
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that the caller is told of. The message is English and for engineers; it never holds personal data. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldProblem[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, message: string, { fields, retryAfter, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'ProblemError'
    this.code = code
    this.status = problemStatuses[code]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function notFound(what: string): ProblemError {
  return new ProblemError('not_found', `There is no such ${what}.`)
}
