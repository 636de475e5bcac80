import fc from 'fast-check'
import type { JsonSchema } from './json-schema.ts'

/** Values for fields and parameters of these names, which a schema cannot know: ids that there are, whose cart it is. */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>

const FEW_ITEMS = 3
const MANY = 100_000

/** Values that the schema takes, as far as it can be derived from it: what is spoiled afterwards should have been good. */
export function validFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validFor(choice, known)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => validFor({ ...schema, type: one }, known)))
  switch (type) {
    case 'object':
      return objectFor(schema, known)
    case 'array':
      return fc.array(validFor(schema.items ?? {}, known), { maxLength: FEW_ITEMS })
    case 'string':
      return textFor(schema)
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objectFor(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, known[name] ?? validFor(schema, known)] as const,
  )
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  })
}

function numberFor({ type, minimum, exclusiveMinimum, maximum = MANY, multipleOf }: JsonSchema) {
  const step = type === 'integer' ? 1 : (multipleOf ?? 0.5)
  const least = exclusiveMinimum === undefined ? (minimum ?? 0) : exclusiveMinimum + step
  const most = Math.min(maximum, MANY)
  return fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(most / step) })
    .map((steps) => Number((steps * step).toFixed(2)))
}

const lines = fc.constantFrom('Nadbieg', 'Zażółć gęślą jaźń 7', 'Ёжик', "O'Neil", '195/80 R15', 'a')

function textFor({ format, pattern, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.constantFrom('jan@example.com', 'ewa.nowak+1@poczta.example.pl')
  if (format === 'date-time') return fc.constantFrom('2026-01-31T08:00:00Z', '2024-02-29T23:59:59.999Z')
  if (format === 'uuid') return fc.uuid()
  if (pattern === undefined || pattern.includes('\\p')) return lines
  return fc.stringMatching(new RegExp(pattern), maxLength === undefined ? {} : { maxLength })
}
