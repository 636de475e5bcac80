import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { replies } from '../../platform/http/replies.ts'
import { tagsOfRated } from '../../care/opinions/opinions.queries.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { erasePerson, listPersonalRows } from './accounts.queries.ts'

const params = z.strictObject({ userId: uidSchema })
const config = { access: 'caller is {userId}' } as const

type Options = { db: Database; storefront: StorefrontNotifier; shopSegment: string }

/** A person's own rows, whatever they are about: the copy of one's data, and its erasure. */
export const accountsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, storefront, shopSegment },
) => {
  const path = `/api/${shopSegment}/people/:userId`

  app.get(
    path,
    {
      config,
      schema: { summary: 'All that is kept of a person', params, response: replies(personalRowsSchema) },
    },
    ({ params: { userId } }) => listPersonalRows(db, userId),
  )

  app.delete(
    path,
    {
      config,
      schema: {
        summary: 'Erases what no law keeps; answers what stays',
        params,
        response: replies(personalRowsSchema),
      },
    },
    async ({ params: { userId } }) => {
      storefront.changed(await tagsOfRated(db, await erasePerson(db, userId)))
      return listPersonalRows(db, userId)
    },
  )
}
