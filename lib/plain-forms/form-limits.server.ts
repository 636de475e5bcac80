import 'server-only'
import { clientAddress } from '@/lib/http/client-address.server'
import { limiterOf } from '@/lib/http/rate-limit.server'

const HOUR = 60 * 60

interface FormLimits {
  /** A form that is sent, good or not. Throws too_many_requests. */
  takeForm: (request: Request) => Promise<void>
  /** What is stated, with a mail to the address. Whether there is such an order has no part in it. Throws too_many_requests. */
  takeStatement: (request: Request, email: string) => Promise<void>
}

/** The limits of a form whose sender gets an acknowledgement by mail. The product API limits what goes to the buyers of named orders. */
export function limitsOf(form: 'withdrawal' | 'complaint'): FormLimits {
  // Many people may share an address; a person corrects a form some times and sends it once.
  const countForm = limiterOf({ name: `${form}_form`, points: 30, seconds: 10 * 60 })
  const countStatement = limiterOf({ name: form, points: 10, seconds: HOUR })
  // No mailbox is filled with acknowledgements.
  const countEmail = limiterOf({ name: `${form}_email`, points: 5, seconds: HOUR })
  const countEmailToday = limiterOf({ name: `${form}_email_today`, points: 15, seconds: 24 * HOUR })
  return {
    takeForm: (request) => countForm(clientAddress(request)),
    takeStatement: async (request, typedEmail) => {
      const email = typedEmail.toLowerCase()
      await countStatement(clientAddress(request))
      await countEmail(email)
      await countEmailToday(email)
    },
  }
}
