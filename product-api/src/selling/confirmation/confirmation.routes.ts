import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { files } from '@bieznik/contract/endpoints/files'
import { mayDo } from '@bieznik/contract/people/staff'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import { confirmationOf } from './confirmation.ts'
import { renderPdfApart } from './confirmation-process.ts'

type Options = { db: Database; company: Company; deliveryCountries: DeliveryCountries }

export const confirmationRoutes: FastifyPluginAsync<Options> = async (app, { db, ...settings }) => {
  implement(app, files.contract, async ({ params: { id }, caller: { uid, staffRole } }) => {
    const order = await getOrderDocument(db, mayDo(staffRole, 'orders') ? { id } : { id, userId: uid })
    if (!order) throw notFound('order')
    return renderPdfApart(await confirmationOf(db, order, order.language, settings))
  })
}
