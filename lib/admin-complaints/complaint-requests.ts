import { pageNumberSchema } from '@bieznik/contract/catalogue-query'
import { complaintDetailSchema, complaintSchema } from '@bieznik/contract/complaint'
import { complaintDemands, complaintStatuses } from '@bieznik/contract/complaint-status'
import { z } from 'zod'

export const COMPLAINTS_PAGE_SIZE = 50

/** What is asked of staff's list. */
export const complaintSearchSchema = z.object({
  status: z.enum(complaintStatuses).optional(),
  page: pageNumberSchema.default(1),
})
export type ComplaintSearch = z.output<typeof complaintSearchSchema>

export const complaintPageSchema = z.strictObject({
  complaints: z.array(complaintSchema),
  total: z.int().min(0),
})
export type ComplaintPage = z.output<typeof complaintPageSchema>

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

/** What the address of the list asks for. What cannot be read counts as not said. */
export function complaintSearchOf(params: URLSearchParams): ComplaintSearch {
  const { status, page } = complaintSearchSchema.shape
  return z.object({ status: status.catch(undefined), page: page.catch(1) }).parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function complaintSearchParams({ status, page }: ComplaintSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}
