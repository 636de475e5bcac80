import 'server-only'
import type { AcceptedComplaint } from '@bieznik/contract/care/complaint'
import { isDraftSecret, sealedDrafts } from '@/lib/plain-forms/sealed-draft.server'
import { getComplaintDraft, keepComplaintDraft } from '@/lib/product-api/complaints.server'
import { typedComplaintSchema, type TypedComplaint } from './typed-complaint'

const drafts = sealedDrafts('complaint', typedComplaintSchema)

/** What the draft and its photos are stored under, and the idempotency key of its complaint. */
export const complaintDraftId = drafts.idOf

/** A form on its way to a complaint. */
export interface ComplaintDraft {
  secret: string
  typed: TypedComplaint
  /** Null: not sent yet. */
  accepted: AcceptedComplaint | null
}

export const keepTyped = (typed: TypedComplaint, secret: string): Promise<void> =>
  keepComplaintDraft({ id: drafts.idOf(secret), sealed: drafts.seal(typed, secret) })

/** Null: the address is forged, or older than a day. Throws `unavailable` while the product API is away. */
export async function findDraft(secret: unknown): Promise<ComplaintDraft | null> {
  if (!isDraftSecret(secret)) return null
  const stored = await getComplaintDraft(drafts.idOf(secret))
  const typed = stored && drafts.open(stored.sealed, secret)
  return typed && { secret, typed, accepted: stored.accepted }
}
