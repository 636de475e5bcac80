import { linkSecretsOf, type Env } from '../../env.ts'
import { pageUrl } from '../../platform/mail/mail-content.ts'
import { signOrderLink } from '../../selling/orders/order-link.ts'
import type { Purchase } from './payment-provider.ts'

/** The provider keeps the address to which the buyer comes back, so the link in it is good for no longer than a payment is waited for. */
const RETURN_LINK_DAYS = 4

/** The page of the shop to which a buyer comes back, who may see it: by an own account, or by a link again. */
export const returnUrlOf =
  (env: Env) =>
  ({ orderId: id, orderDate, language, isByLink }: Purchase): string => {
    const link = isByLink
      ? signOrderLink(linkSecretsOf(env), { id, orderDate }, new Date(), RETURN_LINK_DAYS)
      : null
    return pageUrl(link === null ? `/orders/${id}/payment` : `/order?link=${link}`, env.SITE_URL, language)
  }
