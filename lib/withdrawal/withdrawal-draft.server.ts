import 'server-only'
import type { AcceptedWithdrawal } from '@bieznik/contract/care/withdrawal'
import { isDraftSecret, newDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import { getWithdrawalDraft, keepWithdrawalDraft } from '@/lib/product-api/withdrawals.server'
import { withdrawalDrafts } from './sealed-draft.server'
import type { TypedWithdrawal } from './typed-withdrawal'

/** A form on its way to a statement. */
export interface WithdrawalDraft {
  secret: string
  typed: TypedWithdrawal
  /** Null: not confirmed yet. */
  accepted: AcceptedWithdrawal | null
}

/** Stores what was typed as a draft, and returns the secret that decrypts it. */
export async function keepTyped(typed: TypedWithdrawal): Promise<string> {
  const secret = newDraftSecret()
  await keepWithdrawalDraft({
    id: withdrawalDrafts.idOf(secret),
    sealed: withdrawalDrafts.seal(typed, secret),
  })
  return secret
}

/** Null: the address is forged, or older than a day. Throws `unavailable` while the product API is away. */
export async function findDraft(secret: unknown): Promise<WithdrawalDraft | null> {
  if (!isDraftSecret(secret)) return null
  const stored = await getWithdrawalDraft(withdrawalDrafts.idOf(secret))
  const typed = stored && withdrawalDrafts.open(stored.sealed, secret)
  return typed && { secret, typed, accepted: stored.accepted }
}
