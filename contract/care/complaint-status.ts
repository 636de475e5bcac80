/*
 * Apart from the schemas, and without zod: screens need the words alone.
 */

/** Not as agreed by law, the voluntary warranty, or damage on the way. */
export const complaintBases = ['conformity', 'warranty', 'transport'] as const
export type ComplaintBasis = (typeof complaintBases)[number]

/** What is asked for. */
export const complaintDemands = ['repair', 'replacement', 'price_cut', 'refund'] as const
export type ComplaintDemand = (typeof complaintDemands)[number]

/** What was decided; `silence`: no one answered in time, so by law it is accepted. */
export const complaintStatuses = ['received', 'accepted', 'rejected', 'silence'] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]

/** Whether the seller takes part in a settlement out of court, of which a refusal has to tell. */
export const settlements = ['agrees', 'declines'] as const
export type Settlement = (typeof settlements)[number]

/** The number that the person is given: `R-000042`. */
export const complaintNumber = (id: number): string => `R-${String(id).padStart(6, '0')}`
