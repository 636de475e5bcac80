import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { mayDo } from '@bieznik/contract/people/staff'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getOrder } from '../orders/orders.queries.ts'
import { confirmationOf } from './confirmation.ts'
import { renderPdfApart } from './confirmation-process.ts'

type Options = { db: Database; company: Company; deliveryCountries: DeliveryCountries }

export const confirmationRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, ...settings }) => {
  app.get(
    '/api/tires/orders/:id/contract',
    {
      config: { access: 'customer' },
      schema: {
        summary:
          "The contract and the information for consumers as a PDF, as its mail carries it: one's own, for staff any",
        params: z.strictObject({ id: orderIdParamSchema }),
        response: textReplies('application/pdf', 'The file'),
      },
    },
    async (request, reply) => {
      const { uid, staffRole } = requireCaller(request)
      const { id } = request.params
      const order = await getOrder(db, mayDo(staffRole, 'orders') ? { id } : { id, userId: uid })
      const [kept] = await db.select({ language: orders.language }).from(orders).where(eq(orders.id, id))
      if (!order || !kept) throw notFound('order')
      const pdf = await renderPdfApart(await confirmationOf(db, order, kept.language, settings))
      return reply.type('application/pdf').send(pdf)
    },
  )
}
