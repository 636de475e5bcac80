import { shownOpinions } from '@bieznik/contract/endpoints/shown-opinions'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { shownOpinionSchema } from '@bieznik/contract/care/opinion'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { getShownOpinion } from './opinions.queries.ts'
import { reportOpinion } from './report-opinion.ts'

const config = { access: 'anyone' } as const
const params = z.strictObject({ id: idParamSchema })

/** What anyone needs to report an opinion. */
export const opinionReportRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/opinions/:id',
    {
      config,
      schema: {
        summary: 'An opinion that is shown, with the product that it is about',
        params,
        response: replies(shownOpinionSchema),
      },
    },
    async ({ params: { id } }) => {
      const opinion = await getShownOpinion(db, id)
      if (!opinion) throw notFound('opinion')
      return opinion
    },
  )

  implement(app, shownOpinions.report, ({ params: { id }, body }) => reportOpinion(db, id, body))
}
