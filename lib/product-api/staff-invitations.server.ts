import 'server-only'
import { shownInvitation } from '@bieznik/contract/endpoints/staff-invitations'
import {
  invitationLinkSchema,
  type InvitationLink,
  type ShownInvitation,
} from '@bieznik/contract/people/staff-invitations'
import { callProductApi } from './client.server'
import { orNull } from './or-null'

/** The invitation that an address leads to, with its link; null: it is none of ours. */
export async function getInvitation(
  query: Readonly<Record<string, unknown>>,
): Promise<(ShownInvitation & { link: InvitationLink }) | null> {
  const link = invitationLinkSchema.safeParse(query).data
  if (!link) return null
  const { at: path, method, reply } = shownInvitation
  const shown = await orNull(callProductApi({ path, method, json: link, deadline: 'order', reply }))
  return shown && { ...shown, link }
}
