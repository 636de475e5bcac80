import { z } from 'zod'

const blankFor = <const Value>(value: Value) =>
  z.codec(z.literal(''), z.custom<Value>(), { decode: () => value, encode: () => '' as const })

/** A field of a body that may be left out; an empty string says the same. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, blankFor(undefined)]).optional()

/** A field of a body that is `value` when it is left out or an empty string. `error`: what is said of a value of another kind. */
export const fieldOr = <Schema extends z.ZodType, const Value extends z.output<Schema>>(
  schema: Schema,
  value: Value,
  error?: string,
) => z.union([schema, blankFor(value)], error).prefault('')

/** A parameter of a list's query that may be left out; an empty one and `0` say the same: nothing was chosen. */
export const optionalChoice = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([
      z.codec(z.enum(['', '0']), z.undefined(), { decode: () => undefined, encode: () => '' as const }),
      schema,
    ])
    .optional()

/** The most values that one parameter may have. */
const MOST_CHOICES = 20

/** A parameter of a list's query that may be given several times, once for each value of which any may match. */
export const optionalChoices = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([optionalChoice(schema), z.array(schema).max(MOST_CHOICES)]).optional()
