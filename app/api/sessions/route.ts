import { z } from 'zod'
import { requireValid, verified } from '@/lib/session/identity.server'
import { ownSessionSchema } from '@/lib/account/own-session'
import { deviceOf } from '@/lib/session/device'
import { listSessions } from '@/lib/session/own-sessions.server'
import { clearSessionCookie, readSessionCookie } from '@/lib/session/session-cookie.server'
import { identity } from '@/lib/firebase/app.server'
import { route } from '@/lib/http/route.server'

/** Where the person is signed in. */
export const GET = route(
  { role: 'customer', reply: z.array(ownSessionSchema) },
  async ({ caller, request }) => {
    const cookie = await readSessionCookie()
    const device = deviceOf(request.headers.get('user-agent') ?? '')
    return { data: await listSessions(caller.uid, { cookie, device, signedInAt: caller.signedInAt }) }
  },
)

/** Signs the person out everywhere: no token and no session cookie from before is taken any more. */
export const DELETE = route({ role: 'customer', reply: z.null() }, async ({ caller }) => {
  requireValid(await verified(identity().revokeRefreshTokens(caller.uid)))
  await clearSessionCookie()
  return { data: null }
})
