import { guestTokenSchema, takenOverSchema } from '@bieznik/contract/people/guest'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { VerifyToken } from '../identity/caller.ts'
import { takeOverGuest } from './take-over-guest.ts'

type Options = { db: Database; verifyToken: VerifyToken; shopSegment: string }

/** The uid of the guest's token. Throws not_found, also when the guest has become an account, and unavailable. */
async function requireGuest(token: string, verifyToken: VerifyToken): Promise<string> {
  const verdict = await verifyToken(token)
  if (verdict.kind === 'unavailable')
    throw new ProblemError('unavailable', 'The token of the guest cannot be checked at the moment.', {
      cause: verdict.cause,
    })
  if (verdict.kind !== 'valid' || !verdict.caller.isGuest) throw notFound('guest')
  return verdict.caller.uid
}

/** Takeover of a guest's cart and orders by an account. */
export const guestRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, verifyToken, shopSegment }) => {
  app.post(
    `/api/${shopSegment}/people/:userId/guest`,
    {
      config: { access: 'caller is {userId}' },
      schema: {
        summary: 'Takes over cart and orders of a person without an account, whose ID token proves who it is',
        params: z.strictObject({ userId: uidSchema }),
        body: guestTokenSchema,
        response: replies(takenOverSchema),
      },
    },
    async (request) => {
      if (requireCaller(request).isGuest)
        throw new ProblemError('forbidden', 'Only an account takes over what a guest has.')
      const { userId } = request.params
      const guest = await requireGuest(request.body.guestToken, verifyToken)
      // A token from before the guest was linked: the uid is the same, and its data must not be moved onto itself.
      if (guest === userId) throw notFound('guest')
      return takeOverGuest(db, { guest, userId })
    },
  )
}
