import { lineStates } from '@bieznik/contract/money/bank-statement'
import { pageNumberSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { z } from 'zod'
import { searchAddress } from '@/lib/query/search-address'

/** A statement of a month stands on one page. */
export const BANK_LINES_PAGE_SIZE = 100

/** What is asked of the list of lines. */
export const bankLineSearchSchema = z.object({
  state: z.enum(lineStates).default('open'),
  page: pageNumberSchema.default(1),
})
export type BankLineSearch = z.output<typeof bankLineSearchSchema>

/** What the address of the screen asks for. What cannot be read counts as not said. */
export function bankLineSearchOf(params: URLSearchParams): BankLineSearch {
  const { state, page } = bankLineSearchSchema.shape
  return z.object({ state: state.catch('open'), page: page.catch(1) }).parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function bankLineSearchParams({ state, page }: BankLineSearch): URLSearchParams {
  return searchAddress({ state: state === 'open' ? undefined : state, page })
}
