import { withDeadline } from '@bieznik/backend-kit/deadline'
import { claimsOf, staffRoleOf, type StaffRole } from '@bieznik/contract/people/staff'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { ProblemError } from '../../platform/http/problem-error.ts'

export type StaffAccount = {
  uid: string
  email: string
  /** By the identity provider. */
  isEmailVerified: boolean
  name: string
  /** null: a customer. */
  role: StaffRole | null
  isDisabled: boolean
  hasSecondFactor: boolean
}

/** The accounts of those who have a role, and of those who are to get one. */
export type StaffAccounts = {
  list: () => Promise<StaffAccount[]>
  /** null: there is no such account. */
  findByEmail: (email: string) => Promise<StaffAccount | null>
  findByUid: (uid: string) => Promise<StaffAccount | null>
  /** Whatever said otherwise, a session or a token, is refused from then on. */
  setRole: (uid: string, role: StaffRole | null) => Promise<void>
}

/** Firebase lists no more in one call. */
const PAGE = 1_000

/** Together with the transaction around it well below the 8 s that the storefront waits. */
const DEADLINE_MS = 5_000

/** What is read of a user of Firebase. */
export type ListedStaff = Pick<UserRecord, 'uid' | 'email' | 'displayName' | 'disabled' | 'customClaims'> & {
  emailVerified?: boolean
  multiFactor?: { enrolledFactors: readonly object[] }
}

/** The part of firebase-admin's `Auth` that is used. */
type Users = Pick<Auth, 'setCustomUserClaims' | 'revokeRefreshTokens'> & {
  getUser: (uid: string) => Promise<ListedStaff>
  getUserByEmail: (email: string) => Promise<ListedStaff>
  listUsers: (most: number, page?: string) => Promise<{ users: ListedStaff[]; pageToken?: string }>
}

const toAccount = (user: ListedStaff): StaffAccount => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified === true,
  name: user.displayName ?? '',
  role: staffRoleOf(user.customClaims ?? {}),
  isDisabled: user.disabled,
  hasSecondFactor: (user.multiFactor?.enrolledFactors.length ?? 0) > 0,
})

async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await withDeadline(work, DEADLINE_MS, 'the identity service took too long')
  } catch (cause) {
    throw new ProblemError('unavailable', 'The accounts cannot be reached at the moment.', { cause })
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

async function orNull(found: Promise<ListedStaff>): Promise<StaffAccount | null> {
  try {
    return toAccount(await found)
  } catch (error) {
    if (isUnknown(error)) return null
    throw error
  }
}

/**
 * Firebase has no question for accounts by their claims, so a list reads all of them, a thousand a call; only the owner's
 * screen asks for it.
 */
async function listAll(auth: Users): Promise<StaffAccount[]> {
  const staff: StaffAccount[] = []
  let page: string | undefined
  do {
    const found = await auth.listUsers(PAGE, page)
    staff.push(...found.users.map(toAccount).filter(({ role }) => role !== null))
    page = found.pageToken
  } while (page)
  return staff
}

async function changeClaims(auth: Users, uid: string, role: StaffRole | null): Promise<void> {
  const { admin: _admin, staff_role: _role, ...others } = (await auth.getUser(uid)).customClaims ?? {}
  await auth.setCustomUserClaims(uid, { ...others, ...claimsOf(role) })
  await auth.revokeRefreshTokens(uid)
}

export function createStaffAccounts(auth: Users): StaffAccounts {
  return {
    list: () => inTime(listAll(auth)),
    findByEmail: (email) => inTime(orNull(auth.getUserByEmail(email))),
    findByUid: (uid) => inTime(orNull(auth.getUser(uid))),
    setRole: (uid, role) => inTime(changeClaims(auth, uid, role)),
  }
}
