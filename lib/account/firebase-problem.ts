import type { ProblemCode } from '@bieznik/contract/problem'
import { ProblemError } from '@/lib/http/problem-error'

const CODES = new Map<unknown, ProblemCode>([
  ['auth/too-many-requests', 'too_many_requests'],
  ['auth/network-request-failed', 'unavailable'],
])

/** What Firebase or the BFF refused, when the person can do something about it; null: no more than that it failed. */
export function knownProblem(error: unknown): ProblemCode | null {
  if (error instanceof ProblemError) return error.code === 'internal' ? null : error.code
  return (error instanceof Error && 'code' in error && CODES.get(error.code)) || null
}
