import { z } from 'zod'
import { contactRequestSchema } from '@/lib/contact/contact-message'
import { deliverContact } from '@/lib/contact/deliver-contact.server'
import { robotSignOf } from '@/lib/contact/robot-sign'
import { route } from '@/lib/http/route.server'
import { log } from '@/lib/log/log.server'

/** A robot is answered like a person and nothing is sent, so that it learns nothing. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'contact', points: 3, seconds: 60, by: 'address' },
    body: contactRequestSchema,
    reply: z.null(),
  },
  async ({ body, requestId }) => {
    const sign = robotSignOf(body)
    if (sign) log.info({ requestId, sign }, 'a contact message of a robot was dropped')
    else await deliverContact(body, requestId)
    return { data: null }
  },
)
