import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'

/** Unauthenticated actions that are rate-limited. */
export const attemptSchema = z.strictObject({
  action: z.enum(['sign_in', 'registration', 'password_reset', 'guest']),
})
export type AttemptAction = z.output<typeof attemptSchema>['action']

/**
 * Takes one from the attempts that this address has; to be called before Firebase is asked. Throws a `ProblemError`:
 * `too_many_requests` when none is left.
 */
export async function takeAttempt(action: AttemptAction): Promise<void> {
  await requestJson('/api/attempts', { method: 'POST', json: { action }, reply: z.null() })
}
