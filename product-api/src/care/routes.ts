import type { FastifyPluginAsync } from 'fastify'
import { complaintDraftRoutes } from './complaints/complaint-drafts.routes.ts'
import { complaintRoutes } from './complaints/complaints.routes.ts'
import { opinionPhotoRoutes } from './opinions/opinion-photos.routes.ts'
import { opinionReportRoutes } from './opinions/opinion-reports.routes.ts'
import { opinionRoutes } from './opinions/opinions.routes.ts'
import { staffOpinionRoutes } from './opinions/staff-opinions.routes.ts'
import { recallRoutes } from './recalls/recalls.routes.ts'
import { stockNoticeRoutes } from './stock-notices/stock-notices.routes.ts'
import { staffWithdrawalRoutes } from './withdrawals/staff-withdrawals.routes.ts'
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** What goes on after a sale: withdrawals, complaints, recalls, opinions, notices of stock. */
export const care: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(withdrawalRoutes, deps)
  await app.register(staffWithdrawalRoutes, deps)
  await app.register(complaintRoutes, deps)
  await app.register(complaintDraftRoutes, deps)
  await app.register(recallRoutes, deps)
  await app.register(opinionRoutes, deps)
  await app.register(opinionPhotoRoutes, deps)
  await app.register(opinionReportRoutes, deps)
  await app.register(staffOpinionRoutes, deps)
  await app.register(stockNoticeRoutes, deps)
}
