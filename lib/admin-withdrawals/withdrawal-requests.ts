import { withdrawalDetailSchema } from '@bieznik/contract/withdrawal'
import { withdrawalStatuses } from '@bieznik/contract/withdrawal-status'
import { z } from 'zod'
import { statusSearchSchema } from '@/lib/query/status-search'

export const WITHDRAWALS_PAGE_SIZE = 50

/** What is asked of staff's list. */
export const withdrawalSearchSchema = statusSearchSchema(withdrawalStatuses)
export type WithdrawalSearch = z.output<typeof withdrawalSearchSchema>

/** One withdrawal with the names of those in its history. */
export const staffWithdrawalSchema = z.strictObject({
  ...withdrawalDetailSchema.shape,
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type StaffWithdrawal = z.output<typeof staffWithdrawalSchema>
