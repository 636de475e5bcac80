import { problemSchema } from '@bieznik/contract/problem'
import { z } from 'zod'

export const problemReplies = { '4xx': problemSchema, '5xx': problemSchema }

/** The replies of a route: what it gives on success, and the one error form for everything else. */
export function replies<Success extends z.ZodType>(success: Success) {
  return { 200: success, ...problemReplies }
}

/** The replies of a route that gives a text of this media type on success, which no schema of JSON describes. */
export function textReplies(mediaType: string, description: string) {
  return { 200: { description, content: { [mediaType]: { schema: z.unknown() } } }, ...problemReplies }
}
