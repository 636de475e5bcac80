import type { Secrets } from '@bieznik/backend-kit/signature'
import {
  INVITATION_DAYS,
  type InvitationRefusal,
  type InviteStaff,
} from '@bieznik/contract/people/staff-invitations'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { staffInvitations } from '../../platform/db/schema/staff-invitations.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { runAsStaffCall, type StaffCall } from '../audit/staff-call.ts'
import type { StaffAccounts } from '../identity/staff-accounts.ts'
import { isOwner, lockRoles, recordRole, requireOwner } from './change-role.ts'
import {
  isOfAddress,
  lockInvitation,
  stateOf,
  withdrawInvitations,
  type Invitation,
} from './invitations.queries.ts'

const DAY_MS = 24 * 60 * 60_000

type Deps = { db: Database; staffAccounts: StaffAccounts; linkSecrets: Secrets }

/**
 * Offers a role to an address by a mail with a signed link; an offer that the address has already is withdrawn. Throws
 * invalid_request where its account has a role: that is changed, not offered.
 */
export async function inviteStaff(
  { db, staffAccounts, linkSecrets }: Deps,
  { email, role, language }: InviteStaff,
  who: string,
): Promise<void> {
  if (linkSecrets.length === 0)
    throw new ProblemError('unavailable', 'LINK_SECRET is not set, so no link can be signed.')
  if ((await staffAccounts.findByEmail(email))?.role)
    throw new ProblemError('invalid_request', 'The account of this address has a role.', {
      fields: [{ path: 'email', message: 'has_role' }],
    })
  await db.transaction(async (tx) => {
    await lockRoles(tx)
    await requireOwner(staffAccounts, who)
    await withdrawInvitations(tx, isOfAddress(email), who)
    const now = new Date()
    const [invited] = await tx
      .insert(staffInvitations)
      .values({
        email,
        role,
        language,
        invitedBy: who,
        invitedAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      })
      .returning({ invitationId: staffInvitations.id })
    if (invited) await queueMail(tx, 'staff_invited', invited, { recipient: email, language })
  })
}

/** Throws not_found where it was accepted or withdrawn before. */
export async function withdrawInvitation({ db }: Pick<Deps, 'db'>, id: number, who: string): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await withdrawInvitations(tx, eq(staffInvitations.id, id), who)) === 0) throw notFound('invitation')
  })
}

const refused = (message: InvitationRefusal) =>
  new ProblemError('invalid_request', `The invitation is not accepted: ${message}.`, {
    fields: [{ path: 'invitation', message }],
  })

/**
 * Gives the role of an invitation to an account, once. The account has the address of the invitation, verified by the identity
 * provider, and no role; who invited is still an owner. In the log it is done by the account itself, with its new role.
 */
export async function acceptInvitation(
  { db, staffAccounts }: Omit<Deps, 'linkSecrets'>,
  { id, role }: Invitation,
  { uid, ...call }: Pick<StaffCall, 'call' | 'requestId'> & { uid: string },
): Promise<void> {
  await runAsStaffCall({ ...call, who: uid, role }, async () =>
    db.transaction(async (tx) => {
      await lockRoles(tx)
      const invitation = await lockInvitation(tx, id)
      const now = new Date()
      if (!invitation || stateOf(invitation, now) !== 'open') throw refused('not_open')
      if (!(await isOwner(staffAccounts, invitation.invitedBy))) throw refused('not_open')
      const account = await staffAccounts.findByUid(uid)
      if (!account || account.isDisabled) throw new ProblemError('forbidden', 'The account is not in use.')
      if (account.email.toLowerCase() !== invitation.email.toLowerCase()) throw refused('other_address')
      if (!account.isEmailVerified) throw refused('unverified')
      if (account.role) throw refused('has_role')
      await tx
        .update(staffInvitations)
        .set({ acceptedAt: now, acceptedBy: uid })
        .where(eq(staffInvitations.id, id))
      await recordRole(tx, { account, role: invitation.role, who: uid })
      await staffAccounts.setRole(uid, invitation.role)
    }),
  )
}
