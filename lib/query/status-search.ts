import { pageNumberSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { z } from 'zod'

/** What is asked of a staff list by pages that has a status to filter by. */
export interface StatusSearch<Status extends string> {
  status?: Status | undefined
  page: number
}

/** What the address of the list asks for; what cannot be read counts as not given. */
export function readStatusSearch<Status extends string>(
  statuses: readonly Status[],
  params: URLSearchParams,
): StatusSearch<Status> {
  const schema = z.object({
    status: z.enum(statuses).optional().catch(undefined),
    page: pageNumberSchema.default(1).catch(1),
  })
  return schema.parse(Object.fromEntries(params))
}
