import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import {
  acceptedReportSchema,
  foundOpinionsSchema,
  opinionsQuerySchema,
  reportOpinionSchema,
} from '../care/opinion.ts'

/** What anyone sees of opinions. */
export const shownOpinions = {
  list: endpoint({
    method: 'GET',
    path: '/api/opinions/:productId',
    at: '/api/products/:productId/opinions',
    access: 'anyone',
    summary: 'What buyers think of a product, newest first unless sorted otherwise',
    params: z.strictObject({ productId: idParamSchema }),
    query: opinionsQuerySchema,
    reply: foundOpinionsSchema,
    deadline: 'catalogue',
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/opinions/:id/reports',
    access: 'anyone',
    summary: 'Reports that an opinion breaks the law or is not genuine',
    params: z.strictObject({ id: idParamSchema }),
    body: reportOpinionSchema,
    reply: acceptedReportSchema,
    limit: { points: 5, seconds: 10 * 60, by: 'address' },
  }),
}
