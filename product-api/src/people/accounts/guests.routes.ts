import { guests } from '@bieznik/contract/endpoints/guests'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { VerifyToken } from '../identity/caller.ts'
import { takeOverGuest } from './take-over-guest.ts'

type Options = { db: Database; verifyToken: VerifyToken }

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
export const guestRoutes: FastifyPluginAsync<Options> = async (app, { db, verifyToken }) => {
  implement(app, guests.takeOver, async ({ caller: { uid: userId, isGuest }, body }) => {
    if (isGuest) throw new ProblemError('forbidden', 'Only an account takes over what a guest has.')
    const guest = await requireGuest(body.guestToken, verifyToken)
    // A token from before the guest was linked: the uid is the same, and its data must not be moved onto itself.
    if (guest === userId) throw notFound('guest')
    return takeOverGuest(db, { guest, userId })
  })
}
