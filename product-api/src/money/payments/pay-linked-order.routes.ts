import type { Secrets } from '@bieznik/backend-kit/signature'
import { orderPayments } from '@bieznik/contract/endpoints/order-payments'
import { payLinkedByBlikSchema } from '@bieznik/contract/money/linked-payment'
import { blikReplySchema } from '@bieznik/contract/money/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { implement } from '../../platform/http/implement.ts'
import { replies } from '../../platform/http/replies.ts'
import { requireOrderOfLink } from '../../selling/orders/order-link.ts'
import { payByBlik } from './pay-by-blik.ts'
import { payOrder, returnToOrder } from './pay-order.ts'
import { keyHeadersSchema, keyOf } from '../../platform/http/idempotency-key.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'

/** Without secrets there are no links. */
type Options = PaymentRoutesOptions & { linkSecrets: Secrets }

/** Paying an order by its signed link, which needs no sign-in. The link stands in the body, which no log has. */
export const payLinkedOrderRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, linkSecrets } = options

  implement(app, orderPayments.startLinked, async ({ body: { link, language }, key }) =>
    payOrder(options, { orderId: await requireOrderOfLink(db, linkSecrets, link), key, language }),
  )

  implement(app, orderPayments.readLinked, async ({ body: { link } }) =>
    returnToOrder(options, { orderId: await requireOrderOfLink(db, linkSecrets, link) }),
  )

  app.post(
    '/api/linked-order/payment/blik',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'Pays what is due of the order of a signed link with a BLIK code; a repeat asks nobody twice',
        headers: keyHeadersSchema,
        body: payLinkedByBlikSchema,
        response: replies(blikReplySchema),
      },
    },
    async ({ body: { link, ...asked }, headers }) => {
      const orderId = await requireOrderOfLink(db, linkSecrets, link)
      return {
        outcome: await payByBlik(options, { ...asked, orderId, key: keyOf({ headers }) }),
      }
    },
  )
}
