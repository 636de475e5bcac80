import { ProblemError } from '@/lib/http/problem-error'

/** The identity service did not give a token: the call that needed it was not made, or was refused before anything was done. */
export class IdentityUnavailableError extends ProblemError {
  constructor(cause: unknown) {
    super('unavailable', 'the identity service does not answer', { cause })
  }
}
