import type { Secrets } from '@bieznik/backend-kit/signature'
import { shownInvitation, staffInvitations } from '@bieznik/contract/endpoints/staff-invitations'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StaffAccounts } from '../identity/staff-accounts.ts'
import { listInvitations, readInvitation, toShown } from './invitations.queries.ts'
import { acceptInvitation, inviteStaff, withdrawInvitation } from './invite-staff.ts'

type Options = { db: Database; staffAccounts: StaffAccounts; linkSecrets: Secrets; mailQueued: () => void }

/** Roles that are offered by mail. */
export const invitationRoutes: FastifyPluginAsync<Options> = async (app, deps) => {
  const { db, linkSecrets } = deps
  const list = async () => listInvitations(db, new Date())

  implement(app, staffInvitations.list, list)

  implement(app, staffInvitations.invite, async ({ body, caller }) => {
    await inviteStaff(deps, body, caller.uid)
    deps.mailQueued()
    return list()
  })

  implement(app, staffInvitations.withdraw, async ({ params: { id }, caller }) => {
    await withdrawInvitation(deps, id, caller.uid)
    return list()
  })

  implement(app, shownInvitation, async ({ body }) =>
    toShown(await readInvitation(db, linkSecrets, body), new Date()),
  )

  implement(app, staffInvitations.accept, async ({ body, caller: { uid }, request }) => {
    const { method, at } = staffInvitations.accept
    const invitation = await readInvitation(db, linkSecrets, body)
    await acceptInvitation(deps, invitation, { uid, call: `${method} ${at}`, requestId: request.id })
    return { email: invitation.email, role: invitation.role, state: 'accepted' as const }
  })
}
