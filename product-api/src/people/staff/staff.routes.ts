import { staffMembers } from '@bieznik/contract/endpoints/staff-members'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StaffAccounts } from '../identity/staff-accounts.ts'
import { giveRole, takeRole, toMembers } from './change-role.ts'

type Options = { db: Database; staffAccounts: StaffAccounts }

/** Who has a role; each change returns the list as it is then. */
export const staffRoutes: FastifyPluginAsync<Options> = async (app, deps) => {
  const listMembers = async () => toMembers(await deps.staffAccounts.list())

  implement(app, staffMembers.list, listMembers)

  implement(app, staffMembers.giveRole, async ({ body, caller }) => {
    await giveRole(deps, body, caller.uid)
    return listMembers()
  })

  implement(app, staffMembers.takeRole, async ({ params: { uid }, caller }) => {
    await takeRole(deps, uid, caller.uid)
    return listMembers()
  })
}
