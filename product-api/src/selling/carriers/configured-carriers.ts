import type { Company } from '@bieznik/contract/platform/company'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import type { Env } from '../../env.ts'
import type { Carrier } from './carrier.ts'
import { createInpostCarrier } from './inpost/inpost-carrier.ts'

/** What the product API knows of a carrier: a new one is its folder and a row of this table. */
interface CarrierRow {
  /** null: the environment has no account at it. */
  create: (env: Env, company: Company) => Carrier | null
  /** Its address when there is an account: it must not be that of a stand-in in a shop that opens. */
  addressIn: (env: Env) => string | null
}

const carrierRows: Readonly<Record<ShippingCarrier, CarrierRow>> = {
  inpost: {
    create: inpostOf,
    addressIn: (env) => (env.INPOST_SHIPX_ORGANIZATION_ID === undefined ? null : env.INPOST_SHIPX_URL),
  },
}

const rows = Object.values(carrierRows)

/** The carriers that the environment has an account at. */
export const configuredCarriers = (env: Env, company: Company): readonly Carrier[] =>
  rows.map(({ create }) => create(env, company)).filter((carrier) => carrier !== null)

/** Their addresses. */
export const carrierAddresses = (env: Env): string[] =>
  rows.map(({ addressIn }) => addressIn(env)).filter((address) => address !== null)

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
