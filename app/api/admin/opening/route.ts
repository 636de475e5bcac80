import { inOrderOfChecks, openingFindingsSchema } from '@bieznik/contract/platform/opening'
import { route } from '@/lib/http/route.server'
import { lookAtThisStorefront } from '@/lib/opening/storefront-findings.server'
import { lookAtProductApi } from '@/lib/product-api/opening.server'

/** Each program reports what it knows. */
export const GET = route({ role: 'staff', reply: openingFindingsSchema }, async (who) => {
  const [own, productApi] = await Promise.all([lookAtThisStorefront(), lookAtProductApi(who)])
  return { data: inOrderOfChecks([...own, ...productApi]) }
})
