import 'server-only'
import {
  withdrawalDetailSchema,
  withdrawalSchema,
  type WithdrawalDetail,
  type WithdrawalEntry,
} from '@bieznik/contract/withdrawal'
import type { WithdrawalChange } from '@/lib/admin-withdrawals/withdrawal-queries'
import {
  WITHDRAWALS_PAGE_SIZE,
  type StaffWithdrawal,
  type WithdrawalPage,
  type WithdrawalSearch,
} from '@/lib/admin-withdrawals/withdrawal-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/withdrawals'

/** All of them, the most urgent refund first; staff only, as everything here. */
export async function listWithdrawals(
  who: OnBehalfOf,
  { status, page }: WithdrawalSearch,
): Promise<WithdrawalPage> {
  const query = { status, page, pageSize: WITHDRAWALS_PAGE_SIZE }
  const { rows, total } = await listFor(who, { path: PATH, query, row: withdrawalSchema })
  return { withdrawals: rows, total }
}

export async function getStaffWithdrawal(who: OnBehalfOf, id: number): Promise<StaffWithdrawal> {
  const found = await readFor(who, { path: `${PATH}/${id}`, reply: withdrawalDetailSchema })
  return { ...found, people: await listNames(found.history.flatMap(({ changedBy }) => changedBy ?? [])) }
}

export async function enterWithdrawal(who: OnBehalfOf, json: WithdrawalEntry): Promise<WithdrawalDetail> {
  return readFor(who, { path: `${PATH}/entries`, method: 'POST', json, reply: withdrawalDetailSchema })
}

export async function changeWithdrawal(
  who: OnBehalfOf,
  id: number,
  { part, json }: WithdrawalChange,
): Promise<WithdrawalDetail> {
  return readFor(who, { path: `${PATH}/${id}/${part}`, method: 'PATCH', json, reply: withdrawalDetailSchema })
}
