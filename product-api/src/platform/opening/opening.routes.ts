import { openingFindingsSchema } from '@bieznik/contract/platform/opening'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { replies } from '../http/replies.ts'
import { lookAtShop, type OpeningSettings } from './look-at-shop.ts'

type Options = { db: Database; opening: OpeningSettings }

export const openingRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, opening }) => {
  app.get(
    '/api/opening',
    {
      config: { access: 'staff' },
      schema: {
        summary:
          'What stands between this installation and an honest opening, as far as the product API knows',
        response: replies(openingFindingsSchema),
      },
    },
    () => lookAtShop(db, opening, new Date()),
  )
}
