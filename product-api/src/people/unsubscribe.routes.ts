import { isSignedBy } from '@bieznik/backend-kit/signature'
import { consentSchema } from '@bieznik/contract/consents'
import { signedConsent, unsubscribeLinkSchema } from '@bieznik/contract/unsubscribe'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { ProblemError } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { endConsent } from './consents.queries.ts'

interface Options {
  db: Database
  /** Not set: no link was ever signed. */
  linkSecret: string | undefined
}

/** The link of a mail proves by its signature whose consent it ends, so no sign-in is needed. */
export const unsubscribeRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, linkSecret }) => {
  app.post(
    '/api/consents/unsubscribe',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Withdraws a consent by the signed link of a mail; a repeat changes nothing',
        body: unsubscribeLinkSchema,
        response: replies(consentSchema),
      },
    },
    async ({ body: { consent, signature } }) => {
      if (linkSecret === undefined || !isSignedBy(linkSecret, signedConsent(consent), signature))
        throw new ProblemError('forbidden', 'The link is not one of this shop.')
      const ended = await endConsent(db, consent)
      return { isGiven: false, since: ended?.toISOString() ?? null }
    },
  )
}
