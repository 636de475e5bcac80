import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import {
  editNewsSchema,
  managedNewsQuerySchema,
  managedNewsSchema,
  newsInputSchema,
  publicationSchema,
} from '../content/news-input.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = managedNewsSchema

/** The news as staff write them. */
export const managedNews = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/news',
    at: '/api/news/managed',
    summary: 'All news, drafts too, newest first',
    query: managedNewsQuerySchema.extend(pageSchema.shape),
    reply: pageOf(managedNewsSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/news/:id',
    at: '/api/news/managed/:id',
    summary: 'One news item, also a draft',
    params,
    reply,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/news',
    at: '/api/tires/news',
    summary: 'Creates a news item as a draft',
    body: newsInputSchema,
    reply,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/news/:id',
    at: '/api/tires/news/:id',
    summary: 'Edits a news item',
    params,
    body: editNewsSchema,
    reply,
  }),
  publish: endpoint({
    method: 'PATCH',
    path: '/api/admin/news/:id/publication',
    at: '/api/tires/news/:id/publication',
    summary: 'Publishes a news item, or makes it a draft again',
    params,
    body: publicationSchema,
    reply,
  }),
}
