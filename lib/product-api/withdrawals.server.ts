import 'server-only'
import {
  acceptedWithdrawalSchema,
  storedDraftSchema,
  withdrawalDraftSchema,
  type AcceptedWithdrawal,
  type StoredDraft,
  type WithdrawalDraft,
  type WithdrawalStatement,
} from '@bieznik/contract/care/withdrawal'
import { callProductApi } from './client.server'
import { orNull } from './or-null'

const DEADLINE = 'order' as const

/** Stores an encrypted draft for a day. */
export async function storeWithdrawalDraft(draft: WithdrawalDraft): Promise<void> {
  await callProductApi({
    path: '/api/withdrawals/drafts',
    method: 'POST',
    json: draft,
    // The same draft is stored once, however often it is sent.
    key: draft.id,
    deadline: DEADLINE,
    reply: withdrawalDraftSchema.pick({ id: true }),
  })
}

/** Null: there is none, or no longer. */
export const getWithdrawalDraft = (id: string): Promise<StoredDraft | null> =>
  orNull(
    callProductApi({ path: `/api/withdrawals/drafts/${id}`, deadline: DEADLINE, reply: storedDraftSchema }),
  )

/** The same key is the same statement, however often it is sent. */
export async function acceptWithdrawal(
  statement: WithdrawalStatement,
  { key, requestId }: { key: string; requestId: string },
): Promise<AcceptedWithdrawal> {
  const { data } = await callProductApi({
    path: '/api/withdrawals',
    method: 'POST',
    json: statement,
    key,
    requestId,
    deadline: DEADLINE,
    reply: acceptedWithdrawalSchema,
  })
  return data
}
