import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { supplierInputSchema, supplierSchema } from '../catalogue/supplier.ts'
import { feedInputSchema, supplierFeedSchema } from '../catalogue/supplier-feed.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = z.array(supplierSchema)

export const suppliers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/suppliers',
    summary: 'Who sends lists of products, and how theirs were read the last time',
    reply,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/suppliers',
    summary: 'Enters a supplier',
    body: supplierInputSchema,
    reply: supplierSchema,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/suppliers/:id',
    summary: 'Removes a supplier and what it calls products, which stay; answers the others',
    params,
    reply,
  }),
}

const feedReply = z.array(supplierFeedSchema)

/** Lists that are fetched from their suppliers. */
export const supplierFeeds = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/suppliers/feeds',
    summary: 'From where lists are fetched, how often, and what became of the last ones',
    reply: feedReply,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/suppliers/:id/feed',
    summary: 'Has the list of a supplier fetched time and again',
    params,
    body: feedInputSchema,
    reply: feedReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/suppliers/:id/feed',
    summary: 'Has it fetched no more',
    params,
    reply: feedReply,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/suppliers/:id/feed/run',
    summary: 'Has it fetched within a minute',
    params,
    reply: feedReply,
  }),
}
