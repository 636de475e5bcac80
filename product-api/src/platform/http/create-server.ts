import { REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { MAX_BODY_BYTES } from './bodies.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { notFound } from './problem-error.ts'
import { refuseMalformedRequest, refuseTwoHosts, sendProblem } from './problems.ts'
import { requestIdOf } from './request-id.ts'

/** What is searched for has up to 100 characters; percent-encoding makes up to nine of each. A uid is shorter. */
const MAX_PARAM_LENGTH = 900
const REQUEST_TIMEOUT_MS = 15_000

/** Fastify with the house's limits, ids of requests, schemas and problems. */
export function createServer(logger: FastifyBaseLogger): FastifyInstance {
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
    // A stop refuses nothing that has arrived; connections are closed after their response.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  // A reply is checked against its declared schema: what is not as declared fails the call, and nothing undeclared leaves.
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw notFound('path')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  refuseTwoHosts(app)
  gracefulShutdown(app)
  return app
}
