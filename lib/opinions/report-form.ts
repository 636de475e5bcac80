import {
  acceptedReportSchema,
  reportOpinionSchema,
  type AcceptedReport,
} from '@bieznik/contract/care/opinion'
import { orderIdSchema } from '@bieznik/contract/selling/order-id'
import type { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'

/** What the browser sends: the notice, and what it is about. */
export const sentReportSchema = reportOpinionSchema.extend({ opinionId: orderIdSchema })

/** Throws a `ProblemError`. */
export function sendReport(json: z.output<typeof sentReportSchema>): Promise<AcceptedReport> {
  return requestJson('/api/opinion-reports', { method: 'POST', json, reply: acceptedReportSchema })
}
