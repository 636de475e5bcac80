import type { Queryable } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { getPaymentOfKey, type PaymentRow } from './payments.queries.ts'

type Claim = {
  userId: string
  key: string
  /** Whether a payment under the key is the one that is asked for. */
  isSame: (payment: PaymentRow) => boolean
  /** null: another request has taken the key meanwhile. */
  insert: () => Promise<PaymentRow | null>
}

/** The payment that the key stands for, or a new one: its row is the claim. Throws idempotency_key_reused, and what `insert` throws. */
export async function claimPayment(
  db: Queryable,
  { userId, key, isSame, insert }: Claim,
): Promise<PaymentRow> {
  const ofKey = () => getPaymentOfKey(db, { userId, key })
  const payment = (await ofKey()) ?? (await insert()) ?? (await ofKey())
  if (!payment) throw new Error('a key that is taken stands for a payment')
  if (!isSame(payment))
    throw new ProblemError('idempotency_key_reused', 'This key was used for another payment.')
  return payment
}
