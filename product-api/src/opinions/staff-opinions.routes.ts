import { idParamSchema } from '@bieznik/contract/id-param'
import {
  answerOpinionSchema,
  hideOpinionSchema,
  staffOpinionSchema,
  staffOpinionsQuerySchema,
  type StaffOpinion,
} from '@bieznik/contract/opinion'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfRated } from './opinions.queries.ts'
import { answerOpinion, hideOpinion, showOpinion } from './moderate-opinion.ts'
import { closeReport } from './report-opinion.ts'
import { getStaffOpinion, listStaffOpinions } from './staff-opinions.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const config = { access: 'staff' } as const
const params = z.strictObject({ id: idParamSchema })
const response = replies(staffOpinionSchema)

export const staffOpinionRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, storefront }) => {
  const targetOf = (request: FastifyRequest, id: number) => ({ id, who: requireCaller(request).uid })

  async function requireOpinion(id: number): Promise<StaffOpinion> {
    const opinion = await getStaffOpinion(db, id)
    if (!opinion) throw notFound('opinion')
    return opinion
  }

  async function changed(id: number, change: Promise<number>): Promise<StaffOpinion> {
    storefront.changed(await tagsOfRated(db, [await change]))
    return requireOpinion(id)
  }

  app.get(
    '/api/opinions',
    {
      config,
      schema: {
        summary: 'All opinions, hidden ones too, newest first',
        querystring: staffOpinionsQuerySchema,
        response: replies(z.array(staffOpinionSchema)),
      },
    },
    async ({ query: { page, pageSize, state } }, reply) =>
      sendPage(reply, await listStaffOpinions(db, state, catalogueSliceOf({ page, pageSize }))),
  )

  app.put(
    '/api/opinions/:id/answer',
    {
      config,
      schema: { summary: 'Answers an opinion in public', params, body: answerOpinionSchema, response },
    },
    (request) => {
      const { id } = request.params
      return changed(id, answerOpinion(db, targetOf(request, id), request.body))
    },
  )

  app.put(
    '/api/opinions/:id/hidden',
    {
      config,
      schema: { summary: 'Hides an opinion and keeps why', params, body: hideOpinionSchema, response },
    },
    (request) => {
      const { id } = request.params
      return changed(id, hideOpinion(db, targetOf(request, id), request.body.reason))
    },
  )

  app.delete(
    '/api/opinions/:id/hidden',
    { config, schema: { summary: 'Shows a hidden opinion again', params, response } },
    (request) => {
      const { id } = request.params
      return changed(id, showOpinion(db, targetOf(request, id)))
    },
  )

  app.put(
    '/api/opinion-reports/:id/closed',
    {
      config,
      schema: {
        summary: 'Closes a notice about an opinion, and erases the address of its author',
        params,
        response,
      },
    },
    async (request) => requireOpinion(await closeReport(db, targetOf(request, request.params.id))),
  )
}
