import 'server-only'
import type { FormDraft } from '@bieznik/contract/care/case'
import {
  acceptedWithdrawalSchema,
  storedWithdrawalDraftSchema,
  type WithdrawalStatement,
} from '@bieznik/contract/care/withdrawal'
import { getDraft, sendStatement, storeDraft, type SentUnderKey } from './cases.server'

const PATH = '/api/withdrawals'
const DRAFTS = `${PATH}/drafts`

export const storeWithdrawalDraft = (draft: FormDraft): Promise<void> =>
  storeDraft({ method: 'POST', path: DRAFTS, json: draft }, draft)

export const getWithdrawalDraft = (id: string) => getDraft(`${DRAFTS}/${id}`, storedWithdrawalDraftSchema)

export const acceptWithdrawal = (statement: WithdrawalStatement, sent: SentUnderKey) =>
  sendStatement(PATH, statement, sent, acceptedWithdrawalSchema)
