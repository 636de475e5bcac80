import 'server-only'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { z } from 'zod'
import { ProblemError } from './problem-error'

/** The key under which a request is done once. Throws invalid_request when there is none. */
export function requireIdempotencyKey(request: Request): string {
  const key = z.uuid().safeParse(request.headers.get(IDEMPOTENCY_KEY_HEADER))
  if (key.success) return key.data
  throw new ProblemError('invalid_request', `${IDEMPOTENCY_KEY_HEADER} is required`, {
    fields: [{ path: IDEMPOTENCY_KEY_HEADER, message: 'required' }],
  })
}
