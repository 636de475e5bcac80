import { problemCodes, problemSchema } from '@bieznik/contract/problem'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readProblem } from './read-problem'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.jsonValue())
const field = fc.record(
  { path: maybe(fc.string()), message: maybe(fc.string()), more: fc.string() },
  { requiredKeys: [] },
)
const body = fc.record(
  {
    code: maybe(fc.constantFrom(...problemCodes, 'toString', '__proto__')),
    message: maybe(fc.string()),
    fields: maybe(fc.array(field, { maxLength: 2 })),
    requestId: maybe(fc.string()),
    more: fc.string(),
  },
  { requiredKeys: [] },
)
const problem = fc.record({
  code: fc.constantFrom(...problemCodes),
  message: fc.string(),
  requestId: fc.string(),
})

it('takes what the schema takes, and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(body, problem, fc.jsonValue()), (value) => {
      const { data } = problemSchema.safeParse(value)
      expect(readProblem(value)).toEqual(data ?? null)
    }),
    { numRuns: 2_000 },
  )
})

it('reads the fields', () => {
  const said = {
    code: 'invalid_request',
    message: 'text',
    fields: [{ path: 'city', message: 'too long' }],
    requestId: 'a1',
  }
  expect(readProblem(said)).toEqual(said)
})

it.each(['toString', 'constructor', '__proto__'])(
  'knows no code %s, which every object has by itself',
  (code) => {
    expect(readProblem({ code, message: '', requestId: '' })).toBeNull()
  },
)
