import { isSignedBy, type Secrets } from '@bieznik/backend-kit/signature'
import {
  signedInvitation,
  type InvitationLink,
  type InvitationState,
  type ShownInvitation,
  type StaffInvitation,
} from '@bieznik/contract/people/staff-invitations'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { staffInvitations } from '../../platform/db/schema/staff-invitations.ts'
import { notFound } from '../../platform/http/problem-error.ts'

export type Invitation = typeof staffInvitations.$inferSelect

/** Neither accepted nor withdrawn; it may have expired. */
const isPending = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))

export const isOfAddress = (email: string) => sql`lower(${staffInvitations.email}) = ${email.toLowerCase()}`

export function stateOf({ acceptedAt, withdrawnAt, expiresAt }: Invitation, now: Date): InvitationState {
  if (acceptedAt) return 'accepted'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}

/** The newest first. */
export async function listInvitations(db: Queryable, now: Date): Promise<StaffInvitation[]> {
  const rows = await db.select().from(staffInvitations).where(isPending).orderBy(desc(staffInvitations.id))
  return rows.map(({ id, email, role, invitedAt, expiresAt }) => ({
    id,
    email,
    role,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: expiresAt <= now ? 'expired' : 'open',
  }))
}

/** The invitation of a link. Throws not_found where there is none, or the link is not one of this shop. */
export async function readInvitation(
  db: Queryable,
  secrets: Secrets,
  { invitation: id, signature }: InvitationLink,
): Promise<Invitation> {
  const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
  if (!found || !isSignedBy(secrets, signedInvitation(found), signature)) throw notFound('invitation')
  return found
}

/** The same row, which no one else changes until the end of the transaction. */
export async function lockInvitation(tx: Transaction, id: number): Promise<Invitation | undefined> {
  const [found] = await tx.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for('update')
  return found
}

/** Withdraws those of them that are pending. Returns how many. */
export async function withdrawInvitations(tx: Transaction, which: SQL, who: string): Promise<number> {
  const { rowCount } = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: new Date(), withdrawnBy: who })
    .where(and(which, isPending))
  return rowCount ?? 0
}

export const toShown = (invitation: Invitation, now: Date): ShownInvitation => ({
  email: invitation.email,
  role: invitation.role,
  state: stateOf(invitation, now),
})
