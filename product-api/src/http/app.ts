import helmet from '@fastify/helmet'
import type { DeliveryCountries } from '@bieznik/contract/delivery-countries'
import { REQUEST_ID_HEADER } from '@bieznik/contract/headers'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { cartRoutes } from '../cart/cart.routes.ts'
import type { Database } from '../db/client.ts'
import type { VerifyToken } from '../identity/caller.ts'
import { productImportRoutes } from '../import/product-import.routes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { managedNewsRoutes } from '../news/managed-news.routes.ts'
import { newsRoutes } from '../news/news.routes.ts'
import { orderDeskRoutes } from '../orders/order-desk.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { placeOrderRoutes } from '../orders/place-order.routes.ts'
import { paymentRoutes } from '../payments/payments.routes.ts'
import { refundRoutes } from '../payments/refund.routes.ts'
import type { Wallet } from '../payments/wallet.ts'
import { webhookRoutes } from '../payments/webhook.routes.ts'
import { peopleRoutes } from '../people/people.routes.ts'
import type { PictureHosts } from '../products/picture-hosts.ts'
import { managedProductRoutes } from '../products/managed-products.routes.ts'
import { productIdsRoutes } from '../products/product-ids.routes.ts'
import { productRoutes } from '../products/products.routes.ts'
import { searchRoutes } from '../products/search.routes.ts'
import { writeProductRoutes } from '../products/write-products.routes.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { spacerFilterRoutes } from '../spacers/spacer-filter.routes.ts'
import { spacerRoutes } from '../spacers/spacers.routes.ts'
import type { StockKeeper } from '../stock/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tireFilterRoutes } from '../tires/tire-filter.routes.ts'
import { tireSizesRoutes } from '../tires/tire-sizes.routes.ts'
import { tireRoutes } from '../tires/tires.routes.ts'
import { wheelFilterRoutes } from '../wheels/wheel-filter.routes.ts'
import { wheelRoutes } from '../wheels/wheels.routes.ts'
import { guardAccess } from './access.ts'
import { MAX_BODY_BYTES, readBodies } from './bodies.ts'
import { compileReply } from './compile-reply.ts'
import { refuseOtherMethods, requireDeclarations } from './declared-routes.ts'
import { sayFarewell } from './farewell.ts'
import { healthRoutes } from './health.routes.ts'
import { describeRoutes, serveOpenApi } from './openapi.ts'
import { refuseWhenOverrun } from './overrun.ts'
import { notFound } from './problem-error.ts'
import { refuseMalformedRequest, refuseTwoHosts, sendProblem } from './problems.ts'
import { limitRates, type CountCall } from './rate-limits.ts'
import { logRequests } from './request-log.ts'
import { requestIdOf } from './request-id.ts'

/** Everything that the API works with and that a test may replace. */
export type AppDeps = {
  db: Database
  catalogue: CatalogueReader
  stock: StockKeeper
  storefront: StorefrontNotifier
  /** Told after a commit that may have queued a mail. */
  mailQueued: () => void
  verifyToken: VerifyToken
  /** null: no wallet payment is configured. */
  wallet: Wallet | null
  logger: FastifyBaseLogger
  metrics: Metrics
  shopSegment: string
  deliveryCountries: DeliveryCountries
  pictureHosts: PictureHosts
  hasRateLimits: boolean
  /** Counts calls for all processes; null: there is only this one. */
  countCall: CountCall | null
  /** Milliseconds by which the event loop may be late before calls are turned away (503); 0: they never are. */
  maxEventLoopDelayMs: number
}

/** What is searched for has up to 100 characters; percent-encoding makes up to nine of each. A uid is shorter. */
const MAX_PARAM_LENGTH = 900
const REQUEST_TIMEOUT_MS = 15_000

function createServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: refuseMalformedRequest,
    // A stop refuses nothing that has arrived; connections are closed after their answer.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(compileReply)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw notFound('path')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  refuseTwoHosts(app)
  sayFarewell(app)
  return app
}

async function registerRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(healthRoutes, deps)
  await app.register(productRoutes, deps)
  await app.register(productIdsRoutes, deps)
  await app.register(searchRoutes, deps)
  await app.register(tireRoutes, deps)
  await app.register(tireSizesRoutes, deps)
  await app.register(tireFilterRoutes, deps)
  await app.register(wheelRoutes, deps)
  await app.register(wheelFilterRoutes, deps)
  await app.register(spacerRoutes, deps)
  await app.register(spacerFilterRoutes, deps)
  await app.register(newsRoutes, deps)
  await app.register(managedNewsRoutes, deps)
  await app.register(writeProductRoutes, deps)
  await app.register(managedProductRoutes, deps)
  await app.register(productImportRoutes, deps)
  await app.register(cartRoutes, deps)
  await app.register(placeOrderRoutes, deps)
  await app.register(peopleRoutes, deps)
  await app.register(orderRoutes, deps)
  await app.register(orderDeskRoutes, deps)
  await app.register(paymentRoutes, deps)
  await app.register(refundRoutes, deps)
  await app.register(webhookRoutes, deps)
}

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
  await refuseWhenOverrun(app, deps.maxEventLoopDelayMs)
  guardAccess(app, deps.verifyToken)
  if (deps.hasRateLimits) await limitRates(app, deps.countCall)
  await describeRoutes(app)
  const routes = requireDeclarations(app)
  await registerRoutes(app, deps)
  serveOpenApi(app)
  refuseOtherMethods(app, routes)
  return app
}
