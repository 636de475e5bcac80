import 'server-only'
import { withdrawalDetailSchema } from '@bieznik/contract/care/withdrawal'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/withdrawals'

/** With the names of those in its history; staff only. */
export async function getStaffWithdrawal(who: OnBehalfOf, id: number): Promise<StaffWithdrawal> {
  const found = await readFor(who, { path: `${PATH}/${id}`, reply: withdrawalDetailSchema })
  return { ...found, people: await listNames(found.history.flatMap(({ changedBy }) => changedBy ?? [])) }
}
