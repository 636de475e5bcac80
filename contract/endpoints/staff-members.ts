import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { giveRoleSchema, staffMemberSchema } from '../people/staff-members.ts'
import { uidSchema } from '../people/uid.ts'

const area = 'staff'
const reply = z.array(staffMemberSchema)

/** Each change returns the list as it is then. */
export const staffMembers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/staff',
    area,
    summary: 'Everybody with a role',
    reply,
  }),
  giveRole: endpoint({
    method: 'POST',
    path: '/api/admin/staff',
    area,
    summary: 'Gives a role to somebody who has an account',
    body: giveRoleSchema,
    reply,
  }),
  takeRole: endpoint({
    method: 'DELETE',
    path: '/api/admin/staff/:uid',
    area,
    summary: 'Takes a role',
    params: z.strictObject({ uid: uidSchema }),
    reply,
  }),
}
