import { giveRoleSchema, staffMemberSchema } from '@bieznik/contract/people/staff-members'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { replies } from '../../platform/http/replies.ts'
import type { StaffAccounts } from '../identity/staff-accounts.ts'
import { giveRole, takeRole, toMembers } from './change-role.ts'

type Options = { db: Database; staffAccounts: StaffAccounts }

const config = { access: 'staff', area: 'staff' } as const
const response = replies(z.array(staffMemberSchema))

/** Who has a role; each change returns the list as it is then. */
export const staffRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const listMembers = async () => toMembers(await deps.staffAccounts.list())

  app.get('/api/staff', { config, schema: { summary: 'Everybody with a role', response } }, listMembers)

  app.post(
    '/api/staff',
    {
      config,
      schema: { summary: 'Gives a role to somebody who has an account', body: giveRoleSchema, response },
    },
    async (request) => {
      await giveRole(deps, request.body, requireCaller(request).uid)
      return listMembers()
    },
  )

  app.delete(
    '/api/staff/:uid',
    {
      config,
      schema: { summary: 'Takes a role', params: z.strictObject({ uid: uidSchema }), response },
    },
    async (request) => {
      await takeRole(deps, request.params.uid, requireCaller(request).uid)
      return listMembers()
    },
  )
}
