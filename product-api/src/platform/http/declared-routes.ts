import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { ProblemError } from './problem-error.ts'

const answeredMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type DeclaredRoutes = Map<string, Set<HTTPMethods>>

function requireDeclaration(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`
  if (!route.config?.access) throw new Error(`${name} does not declare who may call it (config.access)`)
  if (!route.schema?.response) throw new Error(`${name} does not declare its reply (schema.response)`)
  if (route.url.includes(':') && !route.schema.params) throw new Error(`${name} does not declare its params`)
}

/** From here on a route without a declared caller, reply or params stops the start. */
export function requireDeclarations(app: FastifyInstance): DeclaredRoutes {
  const routes: DeclaredRoutes = new Map()
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) requireDeclaration(route)
    const methods = routes.get(route.url) ?? new Set()
    for (const method of [route.method].flat()) methods.add(method)
    routes.set(route.url, methods)
  })
  return routes
}

/** Gives every known path a response to the methods that it does not have: 405 with those that it has. */
export function refuseOtherMethods(app: FastifyInstance, routes: DeclaredRoutes): void {
  for (const [url, methods] of routes) {
    const allowed = [...methods].join(', ')
    app.route({
      url,
      method: answeredMethods.filter((method) => !methods.has(method)),
      schema: { hide: true },
      onRequest: (_request, reply) => {
        reply.header('allow', allowed)
        throw new ProblemError('method_not_allowed', `This path takes ${allowed}.`)
      },
      handler: () => undefined,
    })
  }
}
