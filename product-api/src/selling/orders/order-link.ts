import { isSignedBy, sign, type Secrets } from '@bieznik/backend-kit/signature'
import {
  ORDER_LINK_DAYS,
  orderLinkSchema,
  signedOrder,
  signedOrderNumber,
} from '@bieznik/contract/selling/order-link'
import type { Queryable } from '../../platform/db/client.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { getLinkedTo, type LinkedTo } from './order-links.queries.ts'

const DAY_S = 24 * 60 * 60

/** By how much the clocks of the database and of the program that signed may differ. */
const CLOCKS_DIFFER_S = 5 * 60

const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000)

/** A link to one order that is good for so many days from `now`; null: there are no secrets to sign it with. */
export function signOrderLink(
  [secret]: Secrets,
  order: LinkedTo,
  now: Date,
  days = ORDER_LINK_DAYS,
): string | null {
  if (secret === undefined) return null
  const expires = inSeconds(now) + days * DAY_S
  return `${order.id}.${expires}.${sign(secret, signedOrder(order, expires))}`
}

/** Links of versions that signed the number alone: good for orders that were placed before the link was signed. */
function isOldLink(
  secrets: Secrets,
  { id, orderDate }: LinkedTo,
  expires: number,
  signature: string,
): boolean {
  const signedAt = expires - ORDER_LINK_DAYS * DAY_S
  const isOfThisOrder = inSeconds(orderDate) <= signedAt + CLOCKS_DIFFER_S
  return isOfThisOrder && isSignedBy(secrets, signedOrderNumber(id, expires), signature)
}

/** The largest number that the database can be asked for. */
const MAX_ORDER_ID = 2_147_483_647

/** The number in a link of our shape that has not expired; null: it is none. Whether it is genuine, `isLinkTo` finds out. */
export function numberInLink(link: string, now: Date): number | null {
  if (!orderLinkSchema.safeParse(link).success) return null
  const [orderId = 0, expires = 0] = link.split('.').map(Number)
  return orderId <= MAX_ORDER_ID && expires > inSeconds(now) ? orderId : null
}

/** Whether a link of our shape was signed for this order, not for another that had its number. */
export function isLinkTo(secrets: Secrets, order: LinkedTo, link: string): boolean {
  const [, expires, signature = ''] = link.split('.')
  return (
    isSignedBy(secrets, signedOrder(order, Number(expires)), signature) ||
    isOldLink(secrets, order, Number(expires), signature)
  )
}

/** A link to an order for a mail; null: there are no secrets to sign it with, or no order. */
export async function linkToOrder(db: Queryable, secrets: Secrets, id: number): Promise<string | null> {
  if (secrets.length === 0) return null
  const order = await getLinkedTo(db, { id })
  return order && signOrderLink(secrets, order, new Date())
}

/** Throws not_found when the link is none of ours, has expired, or was signed for another order. No secrets: there are no links. */
export async function requireOrderOfLink(db: Queryable, secrets: Secrets, link: string): Promise<number> {
  const id = numberInLink(link, new Date())
  const order = id === null || secrets.length === 0 ? null : await getLinkedTo(db, { id })
  if (!order || !isLinkTo(secrets, order, link)) throw notFound('link')
  return order.id
}
