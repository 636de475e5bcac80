import { opinions } from '@bieznik/contract/endpoints/opinions'
import type { StaffOpinion } from '@bieznik/contract/care/opinion'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfRated } from './opinions.queries.ts'
import { answerOpinion, hideOpinion, showOpinion } from './moderate-opinion.ts'
import { closeReport } from './report-opinion.ts'
import { getStaffOpinion, listStaffOpinions } from './staff-opinions.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

export const staffOpinionRoutes: FastifyPluginAsync<Options> = async (app, { db, storefront }) => {
  async function requireOpinion(id: number): Promise<StaffOpinion> {
    const opinion = await getStaffOpinion(db, id)
    if (!opinion) throw notFound('opinion')
    return opinion
  }

  async function changed(id: number, change: Promise<number>): Promise<StaffOpinion> {
    storefront.changed(await tagsOfRated(db, [await change]))
    return requireOpinion(id)
  }

  implement(app, opinions.list, ({ query: { state, ...page } }) =>
    listStaffOpinions(db, state, catalogueSliceOf(page)),
  )
  implement(app, opinions.answer, ({ params: { id }, body, caller }) =>
    changed(id, answerOpinion(db, { id, who: caller.uid }, body)),
  )
  implement(app, opinions.hide, ({ params: { id }, body, caller }) =>
    changed(id, hideOpinion(db, { id, who: caller.uid }, body.reason)),
  )
  implement(app, opinions.show, ({ params: { id }, caller }) =>
    changed(id, showOpinion(db, { id, who: caller.uid })),
  )
  implement(app, opinions.closeReport, async ({ params: { id }, caller }) =>
    requireOpinion(await closeReport(db, { id, who: caller.uid })),
  )
}
