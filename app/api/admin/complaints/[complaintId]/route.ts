import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { staffComplaintSchema } from '@/lib/complaint/complaint-requests'
import { route } from '@/lib/http/route.server'
import { getStaffComplaint } from '@/lib/product-api/staff-complaints.server'

export const GET = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ complaintId: idParamSchema }),
    reply: staffComplaintSchema,
  },
  async ({ params: { complaintId }, ...who }) => ({ data: await getStaffComplaint(who, complaintId) }),
)
