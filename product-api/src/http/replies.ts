import { problemSchema } from '@bieznik/contract/problem'
import type { z } from 'zod'

export const problemReplies = { '4xx': problemSchema, '5xx': problemSchema }

/** The replies of a route: what it gives on success, and the one error form for everything else. */
export function replies<Success extends z.ZodType>(success: Success) {
  return { 200: success, ...problemReplies }
}
