import { ProblemError } from '@bieznik/backend-kit/problem-error'

export { ProblemError }

export function notFound(what: string): ProblemError {
  return new ProblemError('not_found', `There is no such ${what}.`)
}
