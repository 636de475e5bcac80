import type { ComplaintDetail } from '@bieznik/contract/care/complaint'
import { complaintDemands } from '@bieznik/contract/care/complaint-status'
import type { Language } from '@bieznik/contract/language'
import type { PeopleNames } from '@bieznik/contract/people/names'

/** What staff decide: what the seller does, or nothing. */
export const outcomes = [...complaintDemands, 'rejected'] as const
export type Outcome = (typeof outcomes)[number]

/** What an answer begins with, in the language of the person who has complained. */
export type AnswerTemplates = Record<Language, Record<Outcome, string>>

/** One complaint with the names of those who wrote it down and answered it. */
export type StaffComplaint = ComplaintDetail & { people: PeopleNames }
