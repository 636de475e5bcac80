import { z } from 'zod'
import { languages } from '../language.ts'
import { emailSchema } from './email.ts'
import { staffRoles } from './staff.ts'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7

export const invitationStates = ['open', 'expired', 'withdrawn', 'accepted'] as const
export type InvitationState = (typeof invitationStates)[number]

/** An invitation that is open or has expired, as the owner sees it. */
export const staffInvitationSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  role: z.enum(staffRoles),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired']),
})
export type StaffInvitation = z.output<typeof staffInvitationSchema>

/** `language`: of the mail. */
export const inviteStaffSchema = z.strictObject({
  email: emailSchema('email'),
  role: z.enum(staffRoles),
  language: z.enum(languages),
})
export type InviteStaff = z.output<typeof inviteStaffSchema>

/** What the link of the mail carries: an invitation, and the hex HMAC-SHA256 of `signedInvitation` under `LINK_SECRET`. */
export const invitationLinkSchema = z.strictObject({
  invitation: z.coerce.number().int().positive().max(2_147_483_647),
  signature: z.string().regex(/^[\da-f]{64}$/i),
})
export type InvitationLink = z.output<typeof invitationLinkSchema>

/** With the moment, since a backup that is restored takes back ids. */
export const signedInvitation = ({ id, invitedAt }: { id: number; invitedAt: Date }): string =>
  `staff-invitation:${id}@${invitedAt.getTime()}`

/** The invitation as its link shows it. */
export const shownInvitationSchema = z.strictObject({
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(invitationStates),
})
export type ShownInvitation = z.output<typeof shownInvitationSchema>

/** Why an invitation is not accepted, as the message of the field `invitation`. */
export const invitationRefusals = ['not_open', 'other_address', 'unverified', 'has_role'] as const
export type InvitationRefusal = (typeof invitationRefusals)[number]
