import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  invitationLinkSchema,
  inviteStaffSchema,
  shownInvitationSchema,
  staffInvitationSchema,
} from '../people/staff-invitations.ts'
import { idParamSchema } from '../platform/id-param.ts'

const area = 'staff'
const reply = z.array(staffInvitationSchema)

/** Each change by the owner returns the list as it is then. The link comes in the body, which no log has. */
export const staffInvitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/staff-invitations',
    area,
    summary: 'Invitations that were neither accepted nor withdrawn',
    reply,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/staff-invitations',
    area,
    summary: 'Invites an address to a role by mail; an earlier invitation of the address is withdrawn',
    body: inviteStaffSchema,
    reply,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admin/staff-invitations/:id',
    area,
    summary: 'Withdraws an invitation',
    params: z.strictObject({ id: idParamSchema }),
    reply,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/staff-invitation',
    access: 'customer',
    summary: 'Gives the role of an invitation to the caller, whose verified address it was sent to',
    body: invitationLinkSchema,
    reply: shownInvitationSchema,
    limit: { points: 20, seconds: 60, by: 'person' },
  }),
}

/** Asked for by the page of the link; browsers do not call it. */
export const shownInvitation = endpoint({
  method: 'POST',
  path: '/api/staff-invitation/shown',
  access: 'anyone',
  summary: 'The invitation that a signed link leads to',
  body: invitationLinkSchema,
  reply: shownInvitationSchema,
})
