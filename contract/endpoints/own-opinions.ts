import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { ratedLineSchema, writeLinkedOpinionSchema, writeOpinionSchema } from '../care/opinion.ts'
import { orderLinkSchema } from '../selling/order-link.ts'

const params = z.strictObject({ lineId: idParamSchema })

export const ownOpinions = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/opinions',
    at: '/api/{shop}/people/:userId/opinions',
    access: 'caller is {userId}',
    summary: 'The delivered lines of a person, with what they wrote about each',
    reply: z.array(ratedLineSchema),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/account/opinions/:lineId',
    at: '/api/{shop}/people/:userId/opinions/:lineId',
    access: 'caller is {userId}',
    summary: 'Writes the opinion on a delivered line, or edits it',
    params,
    body: writeOpinionSchema,
    reply: ratedLineSchema,
    limit: { points: 30, seconds: 60, by: 'person' },
  }),
  /** By the signed link to the order, which comes in the body: no log has it. */
  listLinked: endpoint({
    method: 'POST',
    path: '/api/linked-order/opinions',
    access: 'anyone',
    summary: 'The delivered lines of the order that a signed link leads to, with what was written about each',
    body: z.strictObject({ link: orderLinkSchema }),
    reply: z.array(ratedLineSchema),
    limit: { points: 60, seconds: 60, by: 'address' },
  }),
  writeLinked: endpoint({
    method: 'PUT',
    path: '/api/linked-order/opinions/:lineId',
    access: 'anyone',
    summary: 'Writes or edits the opinion on a delivered line of the order that a signed link leads to',
    params,
    body: writeLinkedOpinionSchema,
    reply: ratedLineSchema,
    limit: { points: 30, seconds: 60, by: 'address' },
  }),
}
