import { isSignedBy, type Secrets } from '@bieznik/backend-kit/signature'
import { consentSchema } from '@bieznik/contract/people/consents'
import { signedConsent, signedConsentId, unsubscribeLinkSchema } from '@bieznik/contract/people/unsubscribe'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { endConsent, getConsent } from './consents.queries.ts'

interface Options {
  db: Database
  /** None: no link was ever signed. */
  linkSecrets: Secrets
}

/** The link of a mail proves by its signature whose consent it ends, so no sign-in is needed. */
export const unsubscribeRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, linkSecrets }) => {
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
    async ({ body: { consent: id, signature } }) => {
      const consent = await getConsent(db, id)
      const signed = consent ? [signedConsent(consent), signedConsentId(id)] : []
      if (!signed.some((text) => isSignedBy(linkSecrets, text, signature)))
        throw new ProblemError('forbidden', 'The link is not one of this shop.')
      const ended = await endConsent(db, id)
      return { isGiven: false, since: ended?.toISOString() ?? null }
    },
  )
}
