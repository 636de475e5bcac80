import { isDemoProject } from '../settings.mjs'

/**
 * Why this environment must not start: an emulator lets anybody in as anybody, and a stand-in of a payment provider takes any payment
 * for paid, and that of a carrier sends nothing, so they never stand in front of a real project or under a public address. null: nothing is wrong.
 *
 * @param {Pick<import('../settings.mjs').Settings, 'identity' | 'siteUrl' | 'realtimeDatabase' | 'wallet' | 'przelewy24' | 'inpost' | 'companyRegisters' | 'ksef'>} settings
 */
export function getRefusal({
  identity,
  siteUrl,
  realtimeDatabase,
  wallet,
  przelewy24,
  inpost,
  companyRegisters,
  ksef,
}) {
  const variable =
    identity.kind === 'emulator' ? 'FIREBASE_AUTH_EMULATOR_HOST' : 'FIREBASE_DATABASE_EMULATOR_HOST'
  const hasEmulator = identity.kind === 'emulator' || realtimeDatabase.kind === 'emulator'
  if (hasEmulator && !isDemoProject(identity.projectId)) {
    return `FIREBASE_PROJECT_ID names the real project "${identity.projectId}", but ${variable} points to an emulator. Unset one of them.`
  }
  if (realtimeDatabase.kind === 'firebase' && realtimeDatabase.url === null) {
    return `FIREBASE_PROJECT_ID names the real project "${identity.projectId}"; FIREBASE_DATABASE_URL has to name its realtime database.`
  }
  if (identity.kind !== 'firebase' && !isLocal(siteUrl)) {
    return (
      `SITE_URL is the public address ${siteUrl}, but identity is an emulator, which lets anybody in. ` +
      'Set FIREBASE_PROJECT_ID to a real project, or SITE_URL to a local address.'
    )
  }
  if (companyRegisters.kind === 'ours' && !isLocal(siteUrl))
    return `SITE_URL is the public address ${siteUrl}, but COMPANY_REGISTERS_STAND_IN is on, and its companies are invented. Unset it.`
  if (ksef.kind === 'ours' && !isLocal(siteUrl))
    return `SITE_URL is the public address ${siteUrl}, but KSEF_STAND_IN is on, and its numbers are invented. Unset it.`
  const place = { identity, siteUrl }
  if (wallet.kind === 'ours') {
    const why = 'PAYPAL_STAND_IN is on, and the stand-in of PayPal takes any payment for paid. Unset it.'
    const real = wallet.clientId && 'PAYPAL_CLIENT_ID names a real PayPal app'
    const refusal = refusalOfStandIn(place, real, why)
    if (refusal) return refusal
  }
  if (przelewy24.kind === 'ours') {
    const why = 'P24_STAND_IN is on, and the stand-in of Przelewy24 takes any payment for paid. Unset it.'
    const real = przelewy24.merchantId && 'P24_MERCHANT_ID names a real account at Przelewy24'
    const refusal = refusalOfStandIn(place, real, why)
    if (refusal) return refusal
  }
  if (inpost.kind === 'ours') {
    const why = 'INPOST_STAND_IN is on, and no courier comes for the parcels of the stand-in. Unset it.'
    const real = inpost.organizationId && 'INPOST_SHIPX_ORGANIZATION_ID names a real organization at InPost'
    return refusalOfStandIn(place, real, why)
  }
  return null
}

/**
 * @param {Pick<import('../settings.mjs').Settings, 'identity' | 'siteUrl'>} place
 * @param {string | null} real what names the real provider
 * @param {string} why
 */
function refusalOfStandIn({ identity, siteUrl }, real, why) {
  if (real) return `${real}, but ${why}`
  if (identity.kind === 'firebase')
    return `FIREBASE_PROJECT_ID names the real project "${identity.projectId}", but ${why}`
  if (!isLocal(siteUrl)) return `SITE_URL is the public address ${siteUrl}, but ${why}`
  return null
}

/** @param {string} siteUrl */
function isLocal(siteUrl) {
  if (!URL.canParse(siteUrl))
    throw new Error(`SITE_URL must be an address such as http://127.0.0.1:3000, not "${siteUrl}".`)
  const { hostname } = new URL(siteUrl)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
