import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { Grosze } from '@bieznik/contract/money/money'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import { placeOrderSchema } from '@bieznik/contract/selling/order-form'
import { orderSchema } from '@bieznik/contract/selling/order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { keyOf, markReplay, optionalKeyHeadersSchema } from '../../platform/http/idempotency-key.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { PaymentProviders } from '../../money/payments/payment-provider.ts'
import type { PaymentTerms } from '../../money/payments/payment-terms.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { placeOrder } from './place-order.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  mailQueued: () => void
  metrics: Metrics
  shopSegment: string
  deliveryCountries: DeliveryCountries
  company: Pick<Company, 'weekdayHours'>
  providers: PaymentProviders
  terms: PaymentTerms
  companyCashLimit: Grosze
  offeredExtras: readonly ExtraKind[]
}

export const placeOrderRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  {
    db,
    stock,
    storefront,
    mailQueued,
    metrics,
    shopSegment,
    deliveryCountries,
    company,
    providers,
    terms,
    companyCashLimit,
    offeredExtras,
  },
) => {
  app.post(
    `/api/${shopSegment}/cart/moveToOrder`,
    {
      config: { access: 'customer', limit: 'orders' },
      schema: {
        summary: 'Turns the cart into an order',
        headers: optionalKeyHeadersSchema,
        body: placeOrderSchema,
        response: replies(orderSchema),
      },
    },
    async (request, reply) => {
      if (request.body.userId !== requireCaller(request).uid) {
        throw new ProblemError('forbidden', 'This is not your cart.')
      }
      const key = keyOf(request)
      const shop = {
        db,
        stock,
        deliveryCountries,
        company,
        providers,
        terms,
        companyCashLimit,
        offeredExtras,
      }
      const { order, isReplay, changedTags } = await placeOrder(shop, request.body, key).catch(
        (error: unknown) => {
          metrics.orderEnded(error instanceof ProblemError ? error.code : 'failed')
          throw error
        },
      )
      metrics.orderEnded(isReplay ? 'repeated' : 'placed')
      if (!isReplay) request.log.info({ orderId: order.id }, 'orders: placed')
      markReplay(reply, isReplay)
      storefront.changed(changedTags)
      mailQueued()
      return order
    },
  )
}
