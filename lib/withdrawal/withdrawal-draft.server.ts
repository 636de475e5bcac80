import 'server-only'
import { findSealed, newDraftSecret, sealedDrafts } from '@/lib/plain-forms/sealed-draft.server'
import { getWithdrawalDraft, storeWithdrawalDraft } from '@/lib/product-api/withdrawals.server'
import { typedWithdrawalSchema, type TypedWithdrawal } from './typed-withdrawal'

const drafts = sealedDrafts('withdrawal', typedWithdrawalSchema)

/** What the draft is stored under, and the idempotency key of its statement. */
export const withdrawalDraftId = drafts.idOf

/** Stores what was typed as a draft, and returns the secret that decrypts it. */
export async function storeTyped(typed: TypedWithdrawal): Promise<string> {
  const secret = newDraftSecret()
  await storeWithdrawalDraft({ id: drafts.idOf(secret), sealed: drafts.seal(typed, secret) })
  return secret
}

export const findDraft = (secret: unknown) => findSealed(drafts, secret, getWithdrawalDraft)
