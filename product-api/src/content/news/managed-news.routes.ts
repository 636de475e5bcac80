import { managedNews } from '@bieznik/contract/endpoints/managed-news'
import type { ManagedNews } from '@bieznik/contract/content/news-input'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { NEWS_TAG } from '../../platform/storefront/tags.ts'
import { createNews, editNews, publishNews } from './change-news.ts'
import { getManagedNews, listManagedNews } from './managed-news.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

export const managedNewsRoutes: FastifyPluginAsync<Options> = async (app, { db, storefront }) => {
  async function changed(change: Promise<ManagedNews>): Promise<ManagedNews> {
    const item = await change
    storefront.changed([NEWS_TAG])
    return item
  }

  implement(app, managedNews.list, ({ query: { page, pageSize, ...query } }) =>
    listManagedNews(db, query, catalogueSliceOf({ page, pageSize })),
  )
  implement(app, managedNews.get, async ({ params: { id } }) => {
    const found = await getManagedNews(db, id)
    if (!found) throw notFound('news item')
    return found
  })
  implement(app, managedNews.create, async ({ body, caller, response }) => {
    const created = await createNews(db, body, caller.uid)
    response.header('location', `/api/news/managed/${created.id}`)
    return created
  })
  implement(app, managedNews.edit, ({ params: { id }, body, caller }) =>
    changed(editNews(db, id, body, caller.uid)),
  )
  implement(app, managedNews.publish, ({ params: { id }, body, caller }) =>
    changed(publishNews(db, id, body, caller.uid)),
  )
}
