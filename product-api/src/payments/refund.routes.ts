import { paymentSchema } from '@bieznik/contract/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'
import { refundPayment } from './refund-payment.ts'

export const refundRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  app.post(
    `/api/${options.shopSegment}/payments/:id/refund`,
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Sends all of the money back, once however often it is called',
        params: z.strictObject({ id: z.uuid() }),
        response: replies(paymentSchema),
      },
    },
    (request) => refundPayment(options, { id: request.params.id, who: requireCaller(request).uid }),
  )
}
