import helmet from '@fastify/helmet'
import { followStaffCalls } from '../../people/audit/staff-call.ts'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { guardAccess } from './access.ts'
import { readBodies } from './bodies.ts'
import { createServer } from './create-server.ts'
import { care } from '../../care/routes.ts'
import { catalogue } from '../../catalogue/routes.ts'
import { content } from '../../content/routes.ts'
import { money } from '../../money/routes.ts'
import { people } from '../../people/routes.ts'
import { platform } from '../routes.ts'
import { selling } from '../../selling/routes.ts'
import { refuseOtherMethods, requireDeclarations } from './declared-routes.ts'
import { describeRoutes, serveOpenApi } from './openapi.ts'
import { shedLoad } from './load-shedding.ts'
import { limitRates } from './rate-limits.ts'
import { logRequests } from './request-log.ts'

const domains = [platform, catalogue, selling, money, care, people, content]

/** The product API over what it is given; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps.logger)
  logRequests(app, deps.metrics)
  readBodies(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  })
  await shedLoad(app, deps.maxEventLoopDelayMs)
  guardAccess(app, deps.verifyToken)
  followStaffCalls(app)
  if (deps.rateLimits) limitRates(app, deps.rateLimits)
  await describeRoutes(app)
  app.decorate('shopSegment', deps.shopSegment)
  const routes = requireDeclarations(app)
  for (const domain of domains) await app.register(domain, deps)
  serveOpenApi(app)
  refuseOtherMethods(app, routes)
  return app
}
