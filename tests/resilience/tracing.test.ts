import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { startLoopback } from '../loopback.ts'
import { startProductApi } from './product-api.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { makeFolder, runFile, runScript, startProgram } from './programs.ts'
import { untilReady } from './until-ready.ts'

const root = join(import.meta.dirname, '../..')
const PRELOADED = `--import=${pathToFileURL(join(root, 'backend-kit/tracing.mjs')).href}`

const attributeSchema = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional() }),
})
const spanSchema = z.object({ traceId: z.string(), name: z.string(), attributes: z.array(attributeSchema) })
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

/** Takes what the programs send, as a collector does (OTLP over HTTP, JSON). */
async function startCollector() {
  const bodies: unknown[] = []
  const server = await startLoopback((request, answer) => {
    void json(request).then((body) => {
      bodies.push(body)
      answer.setHeader('content-type', 'application/json').end('{}')
    })
  })
  onTestFinished(server.close)
  const spans = () =>
    bodies.flatMap((body) =>
      exportSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
        return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })))
      }),
    )
  return { origin: server.origin, spans, all: () => JSON.stringify(bodies) }
}

test('one trace goes from the storefront through the product API to SQL, and nothing of a person is in any', async () => {
  const postgres = await startPostgres({ ephemeral: true })
  onTestFinished(() => postgres.stop())
  const settings = { BIEZNIK_DATA_DIR: await makeFolder(), DATABASE_URL: postgres.url }
  await runScript('scripts/seed.mjs', [], settings)
  const collector = await startCollector()
  const traced = {
    NODE_OPTIONS: PRELOADED,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  }
  const api = await startProductApi(postgres.url, undefined, traced)
  const port = await findFreePort()
  const shop = startProgram('server/main.ts', ['--ignore-env-files'], {
    ...traced,
    PORT: String(port),
    PRODUCT_API_URL: api.origin,
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady({ address: `${origin}/api/health/ready`, ...shop })

  const page = await fetch(`${origin}/products/title/tajne-haslo?and=tajne-haslo`)
  expect(page.status).toBe(200)
  await page.text()
  await fetch(`${api.origin}/api/shop/cart/tajny-uid/items`, {
    headers: { authorization: `Bearer customer.${Buffer.from('tajny-uid').toString('base64url')}` },
  })
  await vi.waitFor(
    () => {
      const search = collector.spans().find(({ attributes }) => isRoute(attributes, '/api/search'))
      expect(search).toBeDefined()
      const trace = collector.spans().filter(({ traceId }) => traceId === search?.traceId)
      expect(new Set(trace.map(({ service }) => service))).toEqual(new Set(['storefront', 'product-api']))
      expect(trace.filter(({ attributes }) => isQuery(attributes))).not.toEqual([])
      expect(
        collector.spans().some(({ attributes }) => isRoute(attributes, '/api/shop/cart/:userId/items')),
      ).toBe(true)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(collector.all()).not.toMatch(/tajn/i)
})

type Attributes = z.output<typeof spanSchema>['attributes']

const isRoute = (attributes: Attributes, route: string): boolean =>
  attributes.some(({ key, value }) => key === 'http.route' && value.stringValue === route)

const isQuery = (attributes: Attributes): boolean =>
  attributes.some(
    ({ key, value }) =>
      /^db\.(?:query\.text|statement)$/.test(key) && /select/i.test(value.stringValue ?? ''),
  )

test('without a collector nothing of it is loaded', async () => {
  const folder = await makeFolder()
  // No packages are to be found from here.
  for (const path of ['env.mjs', 'tracing.mjs', 'tracing'])
    await cp(join(root, 'backend-kit', path), join(folder, path), { recursive: true })
  const preloaded = `--import=${pathToFileURL(join(folder, 'tracing.mjs')).href}`
  const run = (variables: Record<string, string>) =>
    runFile([preloaded, '--eval', '"ran"', '--print'], variables)
  expect(await run({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe('ran\n')
  await expect(run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
    'Cannot find package',
  )
})
