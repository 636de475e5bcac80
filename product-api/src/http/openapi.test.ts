import { expect, test } from 'vitest'
import { z } from 'zod'
import { listOperations, openApiDocumentSchema } from '../../test/openapi-document.ts'
import { buildTestShop } from '../../test/shop.ts'

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
    multipleOf: 0.01,
    minimum: 0,
  })
})

test('forms are documented as forms', () => {
  const update = document.paths['/api/tires/orders/order/update']?.patch
  expect(Object.keys(update?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
})
