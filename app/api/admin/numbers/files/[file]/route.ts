import { reportFileParamSchema, reportsFileSchema } from '@bieznik/contract/money/reports'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { downloadReports } from '@/lib/product-api/figure-files.server'

/** One of the tables as a file. */
export const GET = route(
  { role: 'staff', params: reportFileParamSchema, query: reportsFileSchema, reply: z.never() },
  async ({ params, query, ...who }) => downloadReports(who, params.file, query),
)
