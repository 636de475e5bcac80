import type { FastifyPluginAsync } from 'fastify'
import { managedNewsRoutes } from './news/managed-news.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** News. */
export const content: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(newsRoutes, deps)
  await app.register(managedNewsRoutes, deps)
}
