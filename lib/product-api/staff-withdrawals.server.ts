import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import {
  withdrawalDetailSchema,
  withdrawalSchema,
  type WithdrawalDetail,
  type WithdrawalEntry,
} from '@bieznik/contract/withdrawal'
import { z } from 'zod'
import type { WithdrawalChange } from '@/lib/admin-withdrawals/withdrawal-queries'
import {
  WITHDRAWALS_PAGE_SIZE,
  type StaffWithdrawal,
  type WithdrawalPage,
  type WithdrawalSearch,
} from '@/lib/admin-withdrawals/withdrawal-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/withdrawals'

/** All of them, the most urgent refund first; staff only, as everything here. */
export async function listWithdrawals(
  who: OnBehalfOf,
  { status, page }: WithdrawalSearch,
): Promise<WithdrawalPage> {
  const { data, headers } = await callProductApi({
    ...callFor(who),
    path: PATH,
    query: { status, page, pageSize: WITHDRAWALS_PAGE_SIZE },
    reply: z.array(withdrawalSchema),
  })
  return { withdrawals: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

export async function getStaffWithdrawal(who: OnBehalfOf, id: number): Promise<StaffWithdrawal> {
  const { data } = await callProductApi({
    ...callFor(who),
    path: `${PATH}/${id}`,
    reply: withdrawalDetailSchema,
  })
  const people = await listNames(data.history.flatMap(({ changedBy }) => changedBy ?? []))
  return { ...data, people }
}

export async function enterWithdrawal(who: OnBehalfOf, json: WithdrawalEntry): Promise<WithdrawalDetail> {
  const call = { path: `${PATH}/entries`, method: 'POST', json } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: withdrawalDetailSchema })).data
}

export async function changeWithdrawal(
  who: OnBehalfOf,
  id: number,
  { part, json }: WithdrawalChange,
): Promise<WithdrawalDetail> {
  const call = { path: `${PATH}/${id}/${part}`, method: 'PATCH', json } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: withdrawalDetailSchema })).data
}
