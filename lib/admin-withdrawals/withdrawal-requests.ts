import { pageNumberSchema } from '@bieznik/contract/catalogue-query'
import { withdrawalDetailSchema, withdrawalSchema } from '@bieznik/contract/withdrawal'
import { withdrawalStatuses } from '@bieznik/contract/withdrawal-status'
import { z } from 'zod'

export const WITHDRAWALS_PAGE_SIZE = 50

/** What is asked of staff's list. */
export const withdrawalSearchSchema = z.object({
  status: z.enum(withdrawalStatuses).optional(),
  page: pageNumberSchema.default(1),
})
export type WithdrawalSearch = z.output<typeof withdrawalSearchSchema>

export const withdrawalPageSchema = z.strictObject({
  withdrawals: z.array(withdrawalSchema),
  total: z.int().min(0),
})
export type WithdrawalPage = z.output<typeof withdrawalPageSchema>

/** One withdrawal with the names of those in its history. */
export const staffWithdrawalSchema = z.strictObject({
  ...withdrawalDetailSchema.shape,
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type StaffWithdrawal = z.output<typeof staffWithdrawalSchema>

/** What the address of the list asks for. What cannot be read counts as not said. */
export function withdrawalSearchOf(params: URLSearchParams): WithdrawalSearch {
  const { status, page } = withdrawalSearchSchema.shape
  return z.object({ status: status.catch(undefined), page: page.catch(1) }).parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function withdrawalSearchParams({ status, page }: WithdrawalSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}
