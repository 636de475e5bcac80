import { acceptedReportSchema } from '@bieznik/contract/care/opinion'
import { route } from '@/lib/http/route.server'
import { sentReportSchema } from '@/lib/opinions/report-form'
import { reportOpinion } from '@/lib/product-api/opinions.server'

export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'opinion-reports', points: 5, seconds: 10 * 60, by: 'address' },
    body: sentReportSchema,
    reply: acceptedReportSchema,
  },
  async ({ body: { opinionId, ...report }, requestId }) => ({
    data: await reportOpinion(opinionId, report, requestId),
  }),
)
