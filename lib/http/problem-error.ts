import { ProblemError } from '@bieznik/backend-kit/problem-error'
import type { ProblemCode } from '@bieznik/contract/platform/problem-codes'

export { ProblemError }

/** The code to show for anything that was thrown; what is not a problem of ours is `internal`. */
export function problemCodeOf(error: unknown): ProblemCode {
  return error instanceof ProblemError ? error.code : 'internal'
}
