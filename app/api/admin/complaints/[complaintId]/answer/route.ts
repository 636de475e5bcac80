import { answerComplaintSchema, complaintDetailSchema } from '@bieznik/contract/complaint'
import { idParamSchema } from '@bieznik/contract/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { answerComplaint } from '@/lib/product-api/staff-complaints.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ complaintId: idParamSchema }),
    body: answerComplaintSchema,
    reply: complaintDetailSchema,
  },
  async ({ params: { complaintId }, body, ...who }) => ({
    data: await answerComplaint(who, complaintId, body),
  }),
)
