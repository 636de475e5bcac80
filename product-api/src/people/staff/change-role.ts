import type { StaffRole } from '@bieznik/contract/people/staff'
import type { StaffMember } from '@bieznik/contract/people/staff-members'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { currentStaffCall } from '../audit/staff-call.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { staffInvitations } from '../../platform/db/schema/staff-invitations.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { StaffAccount, StaffAccounts } from '../identity/staff-accounts.ts'
import { withdrawInvitations } from './invitations.queries.ts'

type Deps = { db: Database; staffAccounts: StaffAccounts }

type Change = {
  account: StaffAccount
  role: StaffRole | null
  /** uid of the owner who changes it, or of who accepts an invitation. */
  who: string
}

/** Accounts with a role only. */
export function toMembers(accounts: readonly StaffAccount[]): StaffMember[] {
  return accounts.flatMap(({ role, isEmailVerified: _, ...account }) => (role ? [{ ...account, role }] : []))
}

/**
 * One change of a role at a time, by somebody who is the owner while it is made and keeps being so: there is always one. The
 * entry of the log is written before Firebase is asked, and is gone again when Firebase refuses.
 */
async function changeRole({ db, staffAccounts }: Deps, { account, role, who }: Change): Promise<void> {
  if (account.uid === who) throw new ProblemError('forbidden', 'Nobody changes their own role.')
  await db.transaction(async (tx) => {
    await lockRoles(tx)
    await requireOwner(staffAccounts, who)
    const before = await staffAccounts.findByUid(account.uid)
    if (!before) throw notFound('account')
    if (before.role === role) return
    await recordRole(tx, { account: before, role, who })
    // Only an owner's invitation can be accepted.
    if (before.role === 'owner')
      await withdrawInvitations(tx, eq(staffInvitations.invitedBy, account.uid), who)
    await staffAccounts.setRole(account.uid, role)
  })
}

/** Until the end of the transaction no other role is changed. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)
}

/** Throws forbidden, unless it is an owner by now. */
export async function requireOwner(staffAccounts: StaffAccounts, uid: string): Promise<void> {
  if (!(await isOwner(staffAccounts, uid))) throw new ProblemError('forbidden', 'This is for the owner.')
}

/** By now, whatever a token says. */
export async function isOwner(staffAccounts: StaffAccounts, uid: string): Promise<boolean> {
  const account = await staffAccounts.findByUid(uid)
  return account?.role === 'owner' && !account.isDisabled
}

/** Writes a change of a role to the log, by the call of staff that makes it. */
export async function recordRole(
  tx: Transaction,
  { account: { uid, role: from }, role, who }: Change,
): Promise<void> {
  const call = currentStaffCall()
  if (call?.who !== who) throw new Error('a role is changed outside of a call of staff')
  await tx.insert(auditLog).values({
    ...call,
    action: from === null ? 'insert' : role === null ? 'delete' : 'update',
    entity: 'staff',
    entityId: uid,
    before: from && { role: from },
    after: role && { role },
  })
}

/** Throws invalid_request where no one has an account with this address, forbidden for one's own. */
export async function giveRole(
  deps: Deps,
  { email, role }: { email: string; role: StaffRole },
  who: string,
): Promise<void> {
  const account = await deps.staffAccounts.findByEmail(email)
  if (!account)
    throw new ProblemError('invalid_request', 'Nobody has an account with this address.', {
      fields: [{ path: 'email', message: 'unknown_account' }],
    })
  await changeRole(deps, { account, role, who })
}

/** Also of somebody who has none any more. Throws not_found where there is no such account. */
export async function takeRole(deps: Deps, uid: string, who: string): Promise<void> {
  const account = await deps.staffAccounts.findByUid(uid)
  if (!account) throw notFound('account')
  await changeRole(deps, { account, role: null, who })
}
