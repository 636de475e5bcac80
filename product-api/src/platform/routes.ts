import type { FastifyPluginAsync } from 'fastify'
import { failureRoutes } from './failures/failures.routes.ts'
import { openingRoutes } from './opening/opening.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import type { AppDeps } from './http/app-deps.ts'

/** Health, work that was given up, what is looked at before the shop opens. */
export const platform: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(healthRoutes, deps)
  await app.register(failureRoutes, deps)
  await app.register(openingRoutes, deps)
}
