import { pageNumberSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { opinionRatings, opinionSorts } from '@bieznik/contract/care/opinion'
import { z } from 'zod'

/** How many opinions are read at once. */
export const OPINIONS_PAGE_SIZE = 10

export const opinionsPageSchema = z.object({
  sort: z.enum(opinionSorts).default('newest'),
  /** Only those with so many stars. */
  rating: z.enum(opinionRatings).optional(),
  page: pageNumberSchema.default(1),
})
export type OpinionsPage = z.output<typeof opinionsPageSchema>

/** Which opinions are shown, in which order. */
export type OpinionChoice = Pick<OpinionsPage, 'sort' | 'rating'>
