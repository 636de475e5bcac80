import 'server-only'
import { clientAddress } from '@/lib/http/client-address.server'
import { limiterOf } from '@/lib/http/rate-limit.server'
import type { Locale } from '@/lib/i18n/routing'
import { seePage } from '@/lib/plain-forms/see-page.server'

/** Many people may share an address; a person corrects a form some times and confirms it once. */
const countForm = limiterOf({ name: 'withdrawal_form', points: 30, seconds: 10 * 60 })
const countStatement = limiterOf({ name: 'withdrawal', points: 10, seconds: 60 * 60 })
/** No mailbox is filled with acknowledgements. */
const countEmail = limiterOf({ name: 'withdrawal_email', points: 5, seconds: 60 * 60 })

/** Throws too_many_requests. */
export const takeForm = (request: Request): Promise<void> => countForm(clientAddress(request))

/** Whether there is such an order has no part in it. Throws too_many_requests. */
export async function takeStatement(request: Request, email: string): Promise<void> {
  await countStatement(clientAddress(request))
  await countEmail(email.toLowerCase())
}

/** On to the page with what is stored under the secret. */
export const seeWithdrawal = (language: Locale, secret: string): Response =>
  seePage(language, '/withdrawal', { statement: secret })
