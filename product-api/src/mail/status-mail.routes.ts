import { orderIdParamSchema } from '@bieznik/contract/order'
import { statusMailQuerySchema, statusMailSchema } from '@bieznik/contract/status-changes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Company } from '@bieznik/contract/company'
import type { Database } from '../db/client.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import { contentOf } from './mail-content.ts'
import { renderNews } from './render-text.ts'

/** The links of the mail are left out: one of them lets everybody who has it see the order. */
const NO_LINKS = { siteUrl: 'https://shop.invalid', link: null }

export const statusMailRoutes: FastifyPluginAsyncZod<{ db: Database; company: Company }> = async (
  app,
  { db, company },
) => {
  app.get(
    '/api/tires/orders/:id/status-mail',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'What the buyer of an order would be told of a status',
        params: z.strictObject({ id: orderIdParamSchema }),
        querystring: statusMailQuerySchema,
        response: replies(statusMailSchema),
      },
    },
    async ({ params: { id }, query: { status } }) => {
      const order = await getOrderDocument(db, { id })
      if (!order) throw notFound('order')
      const { language, email: recipient } = order
      const told = { kind: 'order_status_changed', status, language } as const
      // The mail is composed when the order has that status.
      const content = contentOf(told, { ...order, status }, { ...NO_LINKS, company })
      return { language, recipient, subject: content.subject, text: renderNews(content) }
    },
  )
}
