import 'server-only'
import type { AcceptedComplaint } from '@bieznik/contract/care/complaint'
import { findSealed, sealedDrafts, type FormDraft } from '@/lib/plain-forms/sealed-draft.server'
import { getComplaintDraft, storeComplaintDraft } from '@/lib/product-api/complaints.server'
import { typedComplaintSchema, type TypedComplaint } from './typed-complaint'

const drafts = sealedDrafts('complaint', typedComplaintSchema)

/** What the draft and its photos are stored under, and the idempotency key of its complaint. */
export const complaintDraftId = drafts.idOf

export type ComplaintDraft = FormDraft<TypedComplaint, AcceptedComplaint>

export const storeTyped = (typed: TypedComplaint, secret: string): Promise<void> =>
  storeComplaintDraft({ id: drafts.idOf(secret), sealed: drafts.seal(typed, secret) })

export const findDraft = (secret: unknown): Promise<ComplaintDraft | null> =>
  findSealed(drafts, secret, getComplaintDraft)
