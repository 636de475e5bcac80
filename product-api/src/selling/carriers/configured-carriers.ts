import type { Company } from '@bieznik/contract/platform/company'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import type { Env } from '../../env.ts'
import type { Carrier } from './carrier.ts'
import { createInpostCarrier } from './inpost/inpost-carrier.ts'

/** What makes each carrier; null: the environment has no account at it. A new one is its folder and a row here. */
const makers: Readonly<Record<ShippingCarrier, (env: Env, company: Company) => Carrier | null>> = {
  inpost: inpostOf,
}

/** The carriers that the environment has an account at. */
export const configuredCarriers = (env: Env, company: Company): readonly Carrier[] =>
  Object.values(makers)
    .map((make) => make(env, company))
    .filter((carrier) => carrier !== null)

function inpostOf(env: Env, company: Company): Carrier | null {
  const {
    INPOST_SHIPX_URL: url,
    INPOST_SHIPX_ORGANIZATION_ID: organizationId,
    INPOST_SHIPX_TOKEN: token,
    INPOST_COLLECTION: collection,
  } = env
  if (organizationId === undefined || token === undefined) return null
  return createInpostCarrier({ url, organizationId, token, isStanding: collection === 'standing' }, company)
}
