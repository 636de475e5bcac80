import { withdrawalDetailSchema } from '@bieznik/contract/care/withdrawal'
import { z } from 'zod'

export const WITHDRAWALS_PAGE_SIZE = 50

/** One withdrawal with the names of those in its history. */
export const staffWithdrawalSchema = z.strictObject({
  ...withdrawalDetailSchema.shape,
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type StaffWithdrawal = z.output<typeof staffWithdrawalSchema>
