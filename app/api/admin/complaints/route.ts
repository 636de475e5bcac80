import { complaintDetailSchema, complaintEntrySchema } from '@bieznik/contract/complaint'
import { complaintPageSchema, complaintSearchSchema } from '@/lib/admin-complaints/complaint-requests'
import { route } from '@/lib/http/route.server'
import { enterComplaint, listComplaints } from '@/lib/product-api/staff-complaints.server'

export const GET = route(
  { role: 'staff', area: 'returns', query: complaintSearchSchema, reply: complaintPageSchema },
  async ({ query, ...who }) => ({ data: await listComplaints(who, query) }),
)

export const POST = route(
  { role: 'staff', area: 'returns', body: complaintEntrySchema, reply: complaintDetailSchema },
  async ({ body, ...who }) => ({ status: 201, data: await enterComplaint(who, body) }),
)
