import { createRequire } from 'node:module'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { makeHarmless } from './harmless.mjs'

/** Takes off what is personal at the last door before spans leave, whoever has written it down. */
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
    // Metrics and logs go other ways.
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
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
