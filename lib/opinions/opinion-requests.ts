import { pageNumberSchema } from '@bieznik/contract/catalogue-query'
import { opinionRatings, opinionSorts, opinionStates } from '@bieznik/contract/opinion'
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

/** What is asked of staff's list. */
export const opinionSearchSchema = z.object({
  state: z.enum(opinionStates).optional(),
  page: pageNumberSchema.default(1),
})
export type OpinionSearch = z.output<typeof opinionSearchSchema>

/** What the address of the list asks for. What cannot be read counts as not said. */
export function opinionSearchOf(params: URLSearchParams): OpinionSearch {
  const { state, page } = opinionSearchSchema.shape
  return z.object({ state: state.catch(undefined), page: page.catch(1) }).parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function opinionSearchParams({ state, page }: OpinionSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  return params
}
