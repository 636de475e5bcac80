import { z } from 'zod'
import { contactRequestSchema } from '@/lib/contact/contact-message'
import { deliverContact } from '@/lib/contact/deliver-contact.server'
import { robotSignOf } from '@/lib/contact/robot-sign'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { log } from '@/lib/log/log.server'

/** What looks like a robot's is refused and never said to be sent: password managers fill in hidden fields for people too. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'contact', points: 3, seconds: 60, by: 'address' },
    body: contactRequestSchema,
    reply: z.null(),
  },
  async ({ body, requestId }) => {
    const sign = robotSignOf(body)
    if (sign) {
      log.info({ requestId, sign }, 'contact: message refused as a robot’s')
      throw new ProblemError('invalid_request', 'the message looks like that of a robot: send it again', {
        fields: [{ path: sign, message: 'suspected' }],
      })
    }
    await deliverContact(body, requestId)
    return { data: null }
  },
)
