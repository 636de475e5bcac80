import { isSignedBy, sign } from '@bieznik/backend-kit/signature'
import { ORDER_LINK_DAYS, orderLinkSchema, signedOrder } from '@bieznik/contract/order-link'
import { notFound } from '../http/problem-error.ts'

const DAY_S = 24 * 60 * 60

const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000)

/** A link to one order that is good for so many days from `now`. */
export function signOrderLink(secret: string, orderId: number, now: Date, days = ORDER_LINK_DAYS): string {
  const expires = inSeconds(now) + days * DAY_S
  return `${orderId}.${expires}.${sign(secret, signedOrder(orderId, expires))}`
}

/** The order that a link leads to; null: it is not one of ours, or has expired. */
export function orderOfLink(secret: string, link: string, now: Date): number | null {
  if (!orderLinkSchema.safeParse(link).success) return null
  const [orderId = '', expires = '', signature = ''] = link.split('.')
  if (!isSignedBy(secret, signedOrder(Number(orderId), Number(expires)), signature)) return null
  return Number(expires) > inSeconds(now) ? Number(orderId) : null
}

/** Throws not_found when the link is none of ours, or has expired. `secret` not set: there are no links. */
export function requireOrderOfLink(secret: string | undefined, link: string): number {
  const id = secret === undefined ? null : orderOfLink(secret, link, new Date())
  if (id === null) throw notFound('link')
  return id
}
