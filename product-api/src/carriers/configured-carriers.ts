import type { Company } from '@bieznik/contract/company'
import type { Env } from '../env.ts'
import type { Carrier } from './carrier.ts'
import { createInpostCarrier } from './inpost/inpost-carrier.ts'

/** The carriers that the environment has an account at. */
export function configuredCarriers(env: Env, company: Company): readonly Carrier[] {
  const {
    INPOST_SHIPX_URL: url,
    INPOST_SHIPX_ORGANIZATION_ID: organizationId,
    INPOST_SHIPX_TOKEN: token,
    INPOST_COLLECTION: collection,
  } = env
  if (organizationId === undefined || token === undefined) return []
  return [createInpostCarrier({ url, organizationId, token, isStanding: collection === 'standing' }, company)]
}
