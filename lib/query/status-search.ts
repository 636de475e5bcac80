import { pageNumberSchema } from '@bieznik/contract/catalogue-query'
import { z } from 'zod'

interface StatusSearch<Status extends string> {
  status?: Status | undefined
  page: number
}

/** What is asked of a staff list by pages that has a status to filter by. */
export const statusSearchSchema = <Status extends string>(statuses: readonly Status[]) =>
  z.object({ status: z.enum(statuses).optional(), page: pageNumberSchema.default(1) })

/** What the address of the list asks for. What cannot be read counts as not said. */
export function readStatusSearch<Status extends string>(
  statuses: readonly Status[],
  params: URLSearchParams,
): StatusSearch<Status> {
  const { status, page } = statusSearchSchema(statuses).shape
  return z.object({ status: status.catch(undefined), page: page.catch(1) }).parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function statusSearchParams({ status, page }: StatusSearch<string>): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}
