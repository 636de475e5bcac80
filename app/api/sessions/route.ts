import { z } from 'zod'
import { requireValid, verified } from '@/lib/session/identity.server'
import { clearSessionCookie } from '@/lib/session/session-cookie.server'
import { identity } from '@/lib/firebase/app.server'
import { route } from '@/lib/http/route.server'

/** Signs the person out everywhere: no token and no session cookie from before is taken any more. */
export const DELETE = route({ role: 'customer', reply: z.null() }, async ({ caller }) => {
  requireValid(await verified(identity().revokeRefreshTokens(caller.uid)))
  await clearSessionCookie()
  return { data: null }
})
