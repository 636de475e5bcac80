import { cartSchema } from '@bieznik/contract/cart'
import { grosze } from '@bieznik/contract/money'
import { problemSchema } from '@bieznik/contract/problem'
import { productEntrySchema } from '@bieznik/contract/product-ids'
import { productSchema, seasons, tireSchema, tireTypes } from '@bieznik/contract/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileReply } from './compile-reply.ts'

const compile = (schema: z.ZodType) => compileReply({ schema, method: 'GET', url: '/' })

/** What zod makes of a reply; null: it refuses it. */
function writtenByZod(schema: z.ZodType, value: unknown): string | null {
  const encoded = z.safeEncode(schema, value)
  return encoded.success ? JSON.stringify(encoded.data) : null
}

function written(schema: z.ZodType, value: unknown): unknown {
  try {
    return JSON.parse(compile(schema)(value))
  } catch {
    return null
  }
}

const text = fc.string({ unit: 'binary' })
const core = {
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  title: text,
  price: fc.integer({ min: 0, max: 1_000_000_000 }).map(grosze),
  url: fc.option(text),
  quantityInStock: fc.nat(),
  inArchive: fc.boolean(),
}
const measure = fc.double({ min: 0.01, max: 100, noNaN: true })
const tire = fc.record({
  ...core,
  productType: fc.constant('Tire'),
  width: measure,
  profile: measure,
  diameter: measure,
  manufacturer: text,
  typeOfTire: fc.constantFrom(...tireTypes),
  icVc: text,
  season: fc.constantFrom(...seasons),
  protector: text,
  urls: fc.array(text),
  inf: text,
})
const spacer = fc.record({
  ...core,
  productType: fc.constant('Spacer'),
  boltDistance: text,
  boltInfo: text,
  thickness: fc.double({ noNaN: true, noDefaultInfinity: true }),
})
const odd = fc.constantFrom(
  undefined,
  null,
  '',
  '1',
  'Tire',
  0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  true,
  [],
  {},
  [null],
)

/** A product in which one field is another value, is missing, or is too many. */
const spoilt = fc
  .tuple(fc.oneof(tire, spacer), fc.constantFrom(...Object.keys(tireSchema.shape), 'email'), odd)
  .map(([product, name, value]) => ({ ...product, [name]: value }))

test.each([
  ['a tire', tireSchema, tire],
  ['products of any kind', z.array(productSchema), fc.array(fc.oneof(tire, spacer))],
  ['anything', productSchema, fc.anything()],
  ['what is no product', productSchema, spoilt],
  ['a cart', cartSchema, fc.anything()],
])('%s is written as zod writes it, and refused where zod refuses it', (_what, schema, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const byZod = writtenByZod(schema, value)
      expect(written(schema, value)).toEqual(byZod === null ? null : JSON.parse(byZod))
    }),
    { numRuns: 300 },
  )
})

const sample: Record<string, unknown> = { ...fc.sample(tire, { seed: 1, numRuns: 1 })[0] }

test.each(Object.keys(tireSchema.shape))('a tire without %s is no tire', (name) => {
  const { [name]: _left, ...rest } = sample
  expect(() => compile(tireSchema)(rest)).toThrow(`The reply of GET /.${name} is not as declared.`)
})

test('a field that is not declared does not leave, and its value is not told', () => {
  const row = { ...sample, passwordHash: 'a secret' }
  expect(() => compile(z.array(tireSchema))([row])).toThrow(
    /^The reply of GET \/\[\].passwordHash is not as declared\.$/,
  )
  const lenient = z.object({ id: z.number(), owner: z.object({ name: z.string() }) })
  expect(
    compile(lenient)({ id: 1, owner: { name: 'Jan', email: 'jan@example.com' }, passwordHash: 'x' }),
  ).toBe('{"id":1,"owner":{"name":"Jan"}}')
})

test('an optional field may be missing', () => {
  const problem = { code: 'not_found', message: '', requestId: '1' }
  expect(compile(problemSchema)(problem)).toBe(JSON.stringify(problem))
  expect(compile(problemSchema)({ ...problem, fields: undefined })).toBe(JSON.stringify(problem))
})

test('what zod alone can tell is left to it', () => {
  const entry = { id: 1, productType: 'Tire', updatedAt: '2026-11-21T10:00:00.000Z' }
  expect(compile(productEntrySchema)(entry)).toBe(JSON.stringify(entry))
  expect(() => compile(productEntrySchema)({ ...entry, updatedAt: 'yesterday' })).toThrow(z.ZodError)
})
