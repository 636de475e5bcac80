import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterOptionsSchema, filterValuesSchema } from './filter-schemas'
import { filterFields } from './filters'
import { filterOptionsReader, readFilterValues } from './read-filter'

const field = fc.oneof(fc.constantFrom(...filterFields), fc.string())
const sent = fc.oneof(
  fc.dictionary(field, fc.string(), { maxKeys: 3 }),
  fc.dictionary(field, fc.array(fc.string(), { maxLength: 2 }), { maxKeys: 3 }),
  fc.dictionary(fc.constantFrom(...filterFields), fc.oneof(fc.string(), fc.array(fc.jsonValue()))),
  fc.jsonValue(),
)

it('takes of a filter what the schemas take, and nothing else', () => {
  fc.assert(
    fc.property(sent, (value) => {
      const body: unknown = JSON.parse(JSON.stringify(value))
      fc.pre(!(typeof body === 'object' && body !== null && Object.hasOwn(body, '__proto__')))
      expect(readFilterValues(body)).toEqual(filterValuesSchema.safeParse(body).data ?? null)
      expect(filterOptionsReader.safeParse(body)).toMatchObject(
        filterOptionsSchema.safeParse(body).success ? { success: true, data: body } : { success: false },
      )
    }),
    { numRuns: 2_000 },
  )
})

it('refuses what Zod passes over, a field named __proto__', () => {
  for (const text of ['{"__proto__":[]}', '{"__proto__":"195"}', '{"width":"195","__proto__":{}}']) {
    const body: unknown = JSON.parse(text)
    expect(readFilterValues(body), text).toBeNull()
    expect(filterOptionsReader.safeParse(body), text).toMatchObject({ success: false })
  }
})
