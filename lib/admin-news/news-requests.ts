import { managedNewsSchema } from '@bieznik/contract/news-input'
import { z } from 'zod'

export const NEWS_PAGE_SIZE = 50

/** What a news item can be. */
export const newsStates = ['draft', 'published'] as const

/** The address of staff's list: what is searched, in which state, and which page. What cannot be read is as if it were not there. */
export const newsSearchSchema = z.object({
  search: z.string().trim().max(100).optional().catch(undefined),
  state: z.enum(newsStates).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})
export type NewsSearch = z.output<typeof newsSearchSchema>

export const managedNewsPageSchema = z.strictObject({
  items: z.array(managedNewsSchema),
  total: z.int().min(0),
})
export type ManagedNewsPage = z.output<typeof managedNewsPageSchema>
