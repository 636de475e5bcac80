import { giveRoleSchema, staffMemberSchema } from '@bieznik/contract/people/staff-members'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { giveRole, listStaff } from '@/lib/product-api/staff.server'

const reply = z.array(staffMemberSchema)

export const GET = route({ role: 'staff', area: 'staff', reply }, async (who) => ({
  data: await listStaff(who),
}))

export const POST = route(
  { role: 'staff', area: 'staff', body: giveRoleSchema, reply },
  async ({ body, ...who }) => ({ data: await giveRole(who, body) }),
)
