import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { ProxyTracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { z } from 'zod'
import { makeHarmless } from './harmless.mjs'

/** Takes off what is personal at the last door before spans leave, whichever code has written it down. */
class HarmlessExporter extends OTLPTraceExporter {
  /**
   * @override
   * @param {Parameters<OTLPTraceExporter['export']>[0]} spans
   * @param {Parameters<OTLPTraceExporter['export']>[1]} done
   */
  export(spans, done) {
    for (const span of spans) makeHarmless(span)
    super.export(spans, done)
  }
}

/** As it is before Next.js puts its own in its place, which does not let a page that is being prerendered have any. */
const { random } = Math

/** @param {number} bytes */
const randomHex = (bytes) =>
  Array.from({ length: bytes }, () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('')

/**
 * Next.js would write spans of its own from within a page, and then refuse to prerender it for the time and the random number that a
 * span needs. So its tracer is one that does nothing.
 */
function keepOutOfPages() {
  const provider = trace.getTracerProvider()
  const silent = new ProxyTracer({ getDelegateTracer: () => undefined }, 'silent')
  trace.disable()
  trace.setGlobalTracerProvider({
    getTracer: (name, ...rest) => (name.startsWith('next') ? silent : provider.getTracer(name, ...rest)),
  })
}

const handledSchema = z.object({ route: z.object({ url: z.string(), method: z.string() }) })

/** Fastify tells which route it has found, which nothing in the span of the request does. */
function nameRoutes() {
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { data } = handledSchema.safeParse(message)
    if (!data) return
    const { method, url } = data.route
    trace.getActiveSpan()?.updateName(`${method} ${url}`).setAttribute('http.route', url)
  })
}

/** @param {string} serviceName */
export function startTracing(serviceName) {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new HarmlessExporter(),
    instrumentations: [
      new HttpInstrumentation({ disableOutgoingRequestInstrumentation: true }),
      new UndiciInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
    idGenerator: { generateTraceId: () => randomHex(16), generateSpanId: () => randomHex(8) },
    // Metrics and logs go other ways.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  keepOutOfPages()
  nameRoutes()
  // Instrumentations watch `require` and change what it gives; an `import` of the same then meets the change.
  const require = createRequire(import.meta.url)
  for (const name of ['node:http', 'pg']) requireIfThere(require, name)
}

/**
 * @param {NodeJS.Require} require
 * @param {string} name
 */
function requireIfThere(require, name) {
  try {
    require(name)
  } catch (error) {
    // The storefront has no database.
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error
  }
}
