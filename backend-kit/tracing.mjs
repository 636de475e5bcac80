/*
 * Preloaded (`node --import`) into both programs: traces what they do when a collector is named, by the standard variables of
 * OpenTelemetry. Without one, nothing of it is even loaded.
 */
import { getVariable } from './env.mjs'

const isWanted =
  getVariable('OTEL_EXPORTER_OTLP_ENDPOINT') !== null ||
  getVariable('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') !== null

if (isWanted && getVariable('OTEL_SDK_DISABLED') !== 'true') {
  const { startTracing } = await import('./tracing/start.mjs')
  const isProductApi = /[\\/]product-api[\\/]/.test(process.argv[1] ?? '')
  startTracing(getVariable('OTEL_SERVICE_NAME') ?? (isProductApi ? 'product-api' : 'storefront'))
}
