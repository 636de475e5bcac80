import { complaintDetailSchema } from '@bieznik/contract/complaint'
import { idParamSchema } from '@bieznik/contract/id-param'
import { matchOrderSchema } from '@bieznik/contract/withdrawal'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { matchComplaint } from '@/lib/product-api/staff-complaints.server'

export const PATCH = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ complaintId: idParamSchema }),
    body: matchOrderSchema,
    reply: complaintDetailSchema,
  },
  async ({ params: { complaintId }, body: { orderId }, ...who }) => ({
    data: await matchComplaint(who, complaintId, orderId),
  }),
)
