import { z } from 'zod'
import { requireMultipart } from '@/lib/complaint/read-complaint-form.server'
import { sendComplaint } from '@/lib/complaint/send-complaint.server'
import { route } from '@/lib/http/route.server'

/** The form as a browser sends it without scripts. */
export const POST = route(
  { role: 'anyone', body: z.null(), read: requireMultipart, reply: z.never() },
  ({ request, requestId }) => sendComplaint(request, requestId),
)
