import { pageNumberSchema, searchParamSchema } from '@bieznik/contract/catalogue-query'
import { managedNewsSchema } from '@bieznik/contract/news-input'
import { z } from 'zod'

export const NEWS_PAGE_SIZE = 50

/** What a news item can be. */
export const newsStates = ['draft', 'published'] as const

/** What is asked of staff's list: what is searched, in which state, and which page. */
export const newsSearchSchema = z.object({
  search: searchParamSchema.optional(),
  state: z.enum(newsStates).optional(),
  page: pageNumberSchema.default(1),
})
export type NewsSearch = z.output<typeof newsSearchSchema>

export const managedNewsPageSchema = z.strictObject({
  items: z.array(managedNewsSchema),
  total: z.int().min(0),
})
export type ManagedNewsPage = z.output<typeof managedNewsPageSchema>
