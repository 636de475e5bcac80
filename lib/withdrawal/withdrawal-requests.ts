import type { PeopleNames } from '@bieznik/contract/people/names'
import type { WithdrawalDetail } from '@bieznik/contract/care/withdrawal'

/** One withdrawal with the names of those in its history. */
export type StaffWithdrawal = WithdrawalDetail & { people: PeopleNames }
