import { complaintDetailSchema } from '@bieznik/contract/care/complaint'
import { complaintDemands } from '@bieznik/contract/care/complaint-status'
import { z } from 'zod'

export const COMPLAINTS_PAGE_SIZE = 50

/** What staff decide: what the seller does, or nothing. */
export const outcomes = [...complaintDemands, 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

/** One complaint with what its screen needs besides. */
export const staffComplaintSchema = z.strictObject({
  ...complaintDetailSchema.shape,
  /** Name or e-mail address by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
  /** The text to begin an answer with, in the language of the complaint. */
  templates: z.record(z.enum(outcomes), z.string()),
})
export type StaffComplaint = z.output<typeof staffComplaintSchema>
