import { z } from 'zod'
import { attemptSchema } from '@/lib/account/attempts'
import { countAttempt } from '@/lib/session/attempts.server'
import { clientAddress } from '@/lib/http/client-address.server'
import { route } from '@/lib/http/route.server'

/** Pages ask before they ask Firebase, so that a person reads one clear message. */
export const POST = route(
  { role: 'anyone', body: attemptSchema, reply: z.null() },
  async ({ body, request }) => {
    await countAttempt(body.action, clientAddress(request))
    return { data: null }
  },
)
