import { consentSchema, storedConsentChoiceSchema } from '@bieznik/contract/people/consents'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { replies } from '../../platform/http/replies.ts'
import { getMarketingConsent, giveMarketingConsent, withdrawMarketingConsent } from './consents.queries.ts'

const params = z.strictObject({ userId: uidSchema })
const config = { access: 'caller is {userId}' } as const
const response = replies(consentSchema)

/** What a person agrees to, and takes back as easily. */
export const consentRoutes: FastifyPluginAsyncZod<{ db: Database; shopSegment: string }> = async (
  app,
  { db, shopSegment },
) => {
  const path = `/api/${shopSegment}/people/:userId/consents/marketing`

  app.get(
    path,
    { config, schema: { summary: 'Whether a person agrees to commercial e-mail', params, response } },
    ({ params: { userId } }) => getMarketingConsent(db, userId),
  )

  app.put(
    path,
    {
      config,
      schema: {
        summary: 'Gives or withdraws it; a repeat changes nothing',
        params,
        body: storedConsentChoiceSchema,
        response,
      },
    },
    async ({ params: { userId }, body }) => {
      if (body.isGiven)
        await giveMarketingConsent(db, {
          userId,
          email: body.email,
          language: body.language,
          givenAs: 'account',
        })
      else await withdrawMarketingConsent(db, userId)
      return getMarketingConsent(db, userId)
    },
  )
}
