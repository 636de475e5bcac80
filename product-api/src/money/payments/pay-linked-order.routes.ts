import type { Secrets } from '@bieznik/backend-kit/signature'
import {
  payLinkedByBlikSchema,
  payLinkedOrderSchema,
  linkedPaymentSchema,
} from '@bieznik/contract/money/linked-payment'
import { blikReplySchema, orderPaymentSchema, startedPaymentSchema } from '@bieznik/contract/money/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
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
  const config = { access: 'anyone' } as const
  const path = '/api/linked-order/payment'

  app.post(
    path,
    {
      config,
      schema: {
        summary:
          'Begins a payment of what is due of the order of a signed link; a repeat with the same key answers the same page',
        headers: keyHeadersSchema,
        body: payLinkedOrderSchema,
        response: replies(startedPaymentSchema),
      },
    },
    async ({ body: { link, language }, headers }) =>
      payOrder(options, {
        orderId: await requireOrderOfLink(db, linkSecrets, link),
        key: keyOf({ headers }),
        language,
      }),
  )

  app.post(
    `${path}/blik`,
    {
      config,
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

  app.post(
    `${path}/return`,
    {
      config,
      schema: {
        summary: 'What is known of the payment for the order of a signed link, after the provider was asked',
        body: linkedPaymentSchema,
        response: replies(orderPaymentSchema),
      },
    },
    async ({ body: { link } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return returnToOrder(options, { orderId: await requireOrderOfLink(db, linkSecrets, link) })
    },
  )
}
