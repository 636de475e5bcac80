import { expect, test } from 'vitest'
import { z } from 'zod'
import { listOperations, openApiDocumentSchema } from '../../../test/openapi-document.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const document = openApiDocumentSchema.parse((await shop.anyone.get('/openapi.json')).body)
const operations = listOperations(document)

test.each(operations)(
  '$method $path declares its params and the three kinds of reply',
  ({ path, operation }) => {
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const declared = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name)
    expect(new Set(declared)).toEqual(new Set(inPath))
    const [success, ...failures] = Object.keys(operation.responses).toSorted()
    expect(success).toMatch(/^20[01]$/)
    expect(failures).toEqual(['4XX', '5XX'])
  },
)

/** JSON Schema has no flags of patterns: without the one for Unicode, \\p{…} means letters of its own name. */
test('no reply is declared by the pattern of what people may type', () => {
  const replies = operations.map(({ method, path, operation }) => [
    `${method} ${path}`,
    JSON.stringify(operation.responses),
  ])
  expect(
    replies.filter(([, responses]) => responses?.includes(String.raw`\\p{`)).map(([name]) => name),
  ).toEqual([])
})

test('every operation has a name of its own, and the document names its server', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(operations.length)
  expect(names).toContain('getTiresById')
  for (const name of names) expect(name).toMatch(/^(?:get|post|put|patch|delete)[A-Za-z\d]+$/)
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }])
})

/** What a reader of the document would send, and what the service says of it. */
test.each([
  ['/api/tires', 'width', ['195', '10.5', '0', ''], ['0.00', '-1', '10000', 'abc']],
  ['/api/tires', 'pageSize', ['1', '100', '0', ''], ['101', '999', '-1']],
  ['/api/products/ids', 'limit', ['1', '5000'], ['5001', '9999', '0']],
  ['/api/products/ids', 'after', ['0', '2147483647'], ['2147483648', '-1']],
  ['/api/products', 'inArchive', ['true', 'false', ''], ['yes', '2']],
  ['/api/products', 'search', ['x', ''], ['x'.repeat(101)]],
  ['/api/tires/orders', 'status', ['pending', 'In Processing', ''], ['Lost']],
] as const)('%s takes of %s what the document takes, and nothing else', async (path, name, good, bad) => {
  const declared = document.paths[path]?.get?.parameters.find((parameter) => parameter.name === name)
  const schema = z.fromJSONSchema(declared?.schema ?? false)
  for (const value of [...good, ...bad]) {
    const { status } = await shop.asStaff().get(`${path}?${new URLSearchParams({ [name]: value })}`)
    const isTaken = good.some((one) => one === value)
    expect({ value, isTaken: status === 200 }).toEqual({ value, isTaken })
    expect({ value, isTaken: schema.safeParse(value).success }).toEqual({ value, isTaken })
  }
})

test.each([
  [
    '/api/tires',
    { icVc: '96T', url: '/pictures/a.webp', inf: 'x' },
    { icVc: '9', url: 'a', inf: 'x'.repeat(5001) },
  ],
  ['/api/wheels', { boltSpacing: '5x112' }, { boltSpacing: '2x112' }],
])(
  'the document of POST %s distinguishes good fields from bad ones, and refuses others',
  (path, good, bad) => {
    const body = document.paths[path]?.post?.requestBody?.content['application/json']?.schema
    const { properties, additionalProperties } = z
      .object({ properties: z.record(z.string(), z.looseObject({})), additionalProperties: z.literal(false) })
      .parse(body)
    expect(additionalProperties).toBe(false)
    const takes = ([field, value]: [string, string]) =>
      z.fromJSONSchema(properties[field] ?? false).safeParse(value).success
    expect(Object.entries(good).map(takes)).toEqual(Object.keys(good).map(() => true))
    expect(Object.entries(bad).map(takes)).toEqual(Object.keys(bad).map(() => false))
  },
)

test('the document stands alone', () => {
  expect(JSON.stringify(document)).not.toContain('$ref')
})

test('every schema is one that a validator can read', () => {
  for (const { operation } of operations) {
    const schemas = [
      ...operation.parameters.map(({ schema }) => schema),
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
      ...Object.values(operation.responses).flatMap(({ content }) =>
        Object.values(content).map(({ schema }) => schema),
      ),
    ]
    for (const schema of schemas) expect(z.fromJSONSchema(schema)).toBeInstanceOf(z.ZodType)
  }
})

test('only what anyone may call asks for no token', () => {
  const open = operations.filter(({ operation }) => operation.security.length === 0).map(({ path }) => path)
  expect(open.filter((path) => /cart|orders/.test(path))).toEqual([])
})

test('money is documented as what goes over the wire', () => {
  const total = document.paths['/api/shop/cart/{userId}/total']?.get?.responses['200']
  expect(total?.content['application/json']?.schema).toMatchObject({
    type: 'number',
    minimum: 0,
    description: 'PLN, at most two decimals',
  })
  expect(JSON.stringify(document)).not.toContain('"multipleOf":0.01')
})

test('forms are documented as forms', () => {
  const update = document.paths['/api/tires/orders/order/update']?.patch
  expect(Object.keys(update?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
})
