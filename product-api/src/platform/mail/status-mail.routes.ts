import type { Company } from '@bieznik/contract/platform/company'
import { orderStatuses } from '@bieznik/contract/endpoints/order-statuses'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../db/client.ts'
import { implement } from '../http/implement.ts'
import { notFound } from '../http/problem-error.ts'
import { getOrderDocument } from '../../selling/orders/order-document.queries.ts'
import { contentOf, newsOfStatus } from './mail-content.ts'
import { renderNews } from './render-text.ts'
import { mailTexts } from './texts/all-languages.ts'

/** The links of the mail are left out: one of them lets everybody who has it see the order. */
const NO_LINKS = { siteUrl: 'https://shop.invalid', link: null }

type Options = { db: Database; company: Company }

export const statusMailRoutes: FastifyPluginAsync<Options> = async (app, { db, company }) => {
  implement(app, orderStatuses.mail, async ({ params: { id }, query: { status } }) => {
    const order = await getOrderDocument(db, { id })
    if (!order) throw notFound('order')
    const { language, email: recipient } = order
    const news = newsOfStatus(status, order, mailTexts[language])
    // The mail is composed when the order has that status.
    const content = contentOf({ ...order, status }, { language, status, news }, { ...NO_LINKS, company })
    return { language, recipient, subject: content.subject, text: renderNews(content) }
  })
}
