import { companyDataQuerySchema, companyDataReplySchema } from '@/lib/company-data/company-data'
import { lookUpCompany } from '@/lib/company-data/look-up-company.server'
import { clientAddress } from '@/lib/http/client-address.server'
import { limiterOf } from '@/lib/http/rate-limit.server'
import { route } from '@/lib/http/route.server'

/** The registers allow so many questions a day, to all of the shop. */
const countLookUp = limiterOf({ name: 'company_data', points: 10, seconds: 10 * 60 })

/** The number stands in the body: addresses are logged, and a sole trader's is personal. */
export const POST = route(
  { role: 'customer', body: companyDataQuerySchema, reply: companyDataReplySchema },
  async ({ body, request }) => {
    await countLookUp(clientAddress(request))
    return { data: { company: await lookUpCompany(body.nip) } }
  },
)
