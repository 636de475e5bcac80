import { staffMemberSchema } from '@bieznik/contract/people/staff-members'
import { uidSchema } from '@bieznik/contract/people/uid'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { takeRole } from '@/lib/product-api/staff.server'

export const DELETE = route(
  {
    role: 'staff',
    area: 'staff',
    params: z.object({ uid: uidSchema }),
    reply: z.array(staffMemberSchema),
  },
  async ({ params, ...who }) => ({ data: await takeRole(who, params.uid) }),
)
