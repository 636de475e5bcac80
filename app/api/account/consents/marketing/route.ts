import { consentChoiceSchema, consentSchema } from '@bieznik/contract/people/consents'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { chooseMarketingConsent, getMarketingConsent } from '@/lib/product-api/people.server'
import { requireAccountHolder } from '@/lib/user-records/account-holder.server'

export const GET = route({ role: 'customer', reply: consentSchema }, async (who) => ({
  data: await getMarketingConsent(who),
}))

/** The address is the account's. Guests, whose consent came with an order, can withdraw it. */
export const PUT = route(
  { role: 'customer', body: consentChoiceSchema, reply: consentSchema },
  async ({ body, ...who }) => {
    const { isGiven, language } = body
    if (!isGiven) return { data: await chooseMarketingConsent(who, { isGiven, language }) }
    if (who.caller.isGuest) throw new ProblemError('forbidden', 'a guest has no address to agree for')
    const { email } = await requireAccountHolder(who.caller.uid)
    return { data: await chooseMarketingConsent(who, { isGiven, language, email }) }
  },
)
