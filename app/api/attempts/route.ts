import { z } from 'zod'
import { attemptSchema, type AttemptAction } from '@/lib/auth/attempts'
import { clientAddress } from '@/lib/http/client-address.server'
import { limiterOf } from '@/lib/http/rate-limit.server'
import { route } from '@/lib/http/route.server'

/** How often one address may try. */
const attempts: Record<AttemptAction, (address: string) => Promise<void>> = {
  sign_in: limiterOf({ name: 'sign_in', points: 10, seconds: 5 * 60 }),
  registration: limiterOf({ name: 'registration', points: 5, seconds: 10 * 60 }),
  password_reset: limiterOf({ name: 'password_reset', points: 5, seconds: 10 * 60 }),
}

/** Pages ask before they ask Firebase, so that a person reads one clear message. */
export const POST = route(
  { role: 'anyone', body: attemptSchema, reply: z.null() },
  async ({ body, request }) => {
    await attempts[body.action](clientAddress(request))
    return { data: null }
  },
)
