import { openContract } from '../published-contracts/contract.ts'

/** What PayPal publishes of the calls that the shop makes, for tests. */
export const contracts = (['paypal-orders', 'paypal-payments', 'paypal-webhooks'] as const).map((name) =>
  openContract(name),
)

/** The token is described in prose alone, and the rest is what the stand-in has beyond PayPal. */
export const isOutside = (path: string) => /^\/(?:control|checkoutnow|sdk)\/|^\/v1\/oauth2\/token$/.test(path)
