import { pageNumberSchema, searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { z } from 'zod'

export const NEWS_PAGE_SIZE = 50

/** What a news item can be. */
export const newsStates = ['draft', 'published'] as const

/** What staff's list is narrowed to, and its page; what cannot be read counts as not given. */
const newsSearchSchema = z.object({
  search: searchParamSchema.optional().catch(undefined),
  state: z.enum(newsStates).optional().catch(undefined),
  page: pageNumberSchema.default(1).catch(1),
})
export type NewsSearch = z.output<typeof newsSearchSchema>

/** What the address of a page asks for. */
export const newsSearchOf = (params: URLSearchParams): NewsSearch =>
  newsSearchSchema.parse(Object.fromEntries(params))
