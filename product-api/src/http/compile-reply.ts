import { MAX_PLN, moneySchema } from '@bieznik/contract/money'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'
import { numberTestOf } from './number-test.ts'

/** Answers a value as it goes over the wire, without what is not declared. Throws when it is not as its schema declares. */
type Encode = (value: unknown) => unknown

/** `where` names the place in the reply; the value itself, which may be somebody's name, is not told. */
function refuse(where: string): never {
  throw new Error(`${where} is not as declared.`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PLN, as `moneySchema` encodes grosze. */
function moneyEncoder(where: string): Encode {
  return (value) => {
    const isAmount = typeof value === 'number' && Number.isInteger(value)
    return isAmount && value >= 0 && value <= MAX_PLN * 100 ? value / 100 : refuse(where)
  }
}

function numberEncoder(schema: z.ZodNumber, where: string): Encode | undefined {
  const test = numberTestOf(schema)
  return test && ((value) => (typeof value === 'number' && test(value) ? value : refuse(where)))
}

/** One of a few values. */
function choiceEncoder(values: Iterable<unknown>, where: string): Encode {
  const choices = new Set(values)
  return (value) => (choices.has(value) ? value : refuse(where))
}

function nullableEncoder(schema: z.ZodNullable, where: string): Encode {
  const encode = encoderOf(schema.unwrap(), where)
  return (value) => (value === null ? null : encode(value))
}

function arrayEncoder(schema: z.ZodArray, where: string): Encode {
  const encode = encoderOf(schema.element, `${where}[]`)
  return (values) => (Array.isArray(values) ? values.map((value) => encode(value)) : refuse(where))
}

function fieldOf([name, schema]: [string, z.core.$ZodType], where: string) {
  const isOptional = schema instanceof z.ZodOptional
  return { name, isOptional, encode: encoderOf(isOptional ? schema.unwrap() : schema, `${where}.${name}`) }
}

function objectEncoder(schema: z.ZodObject, where: string): Encode {
  const shape: z.core.$ZodShape = schema.shape
  const fields = Object.entries(shape).map((entry) => fieldOf(entry, where))
  const names = schema.def.catchall && new Set(Object.keys(shape))
  return (value) => {
    if (!isRecord(value)) return refuse(where)
    if (names) for (const name in value) if (!names.has(name)) return refuse(`${where}.${name}`)
    const encoded: Record<string, unknown> = {}
    for (const { name, isOptional, encode } of fields) {
      const field = value[name]
      if (!isOptional || field !== undefined) encoded[name] = encode(field)
    }
    return encoded
  }
}

/** A union whose kinds are told apart by a literal; another kind of union is left to zod. */
function unionEncoder(schema: z.ZodDiscriminatedUnion, where: string): Encode | undefined {
  const { discriminator, options } = schema.def
  const encoders = new Map<unknown, Encode>()
  for (const option of options) {
    const shape: z.core.$ZodShape = option instanceof z.ZodObject ? option.shape : {}
    const kind = shape[discriminator]
    if (!(kind instanceof z.ZodLiteral)) return undefined
    for (const value of kind.values) encoders.set(value, encoderOf(option, where))
  }
  return (value) => {
    const encode = isRecord(value) ? encoders.get(value[discriminator]) : undefined
    return encode ? encode(value) : refuse(where)
  }
}

const isClosed = ({ def: { catchall } }: z.ZodObject) => !catchall || catchall instanceof z.ZodNever

/** Only for what asks nothing of a value but its kind. */
function compiledEncoderOf(schema: z.core.$ZodType, where: string): Encode | undefined {
  if (schema === moneySchema) return moneyEncoder(where)
  if (schema instanceof z.ZodNumber) return numberEncoder(schema, where)
  if (schema._zod.def.checks?.length) return undefined
  if (schema instanceof z.ZodString) return (value) => (typeof value === 'string' ? value : refuse(where))
  if (schema instanceof z.ZodBoolean) return choiceEncoder([true, false], where)
  if (schema instanceof z.ZodLiteral) return choiceEncoder(schema.values, where)
  if (schema instanceof z.ZodEnum) return choiceEncoder(schema.options, where)
  if (schema instanceof z.ZodNullable) return nullableEncoder(schema, where)
  if (schema instanceof z.ZodArray) return arrayEncoder(schema, where)
  if (schema instanceof z.ZodDiscriminatedUnion) return unionEncoder(schema, where)
  return schema instanceof z.ZodObject && isClosed(schema) ? objectEncoder(schema, where) : undefined
}

/** What is not compiled is encoded by zod. */
function encoderOf(schema: z.core.$ZodType, where: string): Encode {
  return compiledEncoderOf(schema, where) ?? ((value) => z.encode(schema, value))
}

/**
 * Compiles what writes a reply out of its schema, once for each route: what the schema does not name never leaves, and a value
 * that is not as declared fails the call.
 */
export const compileReply: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  const encode = encoderOf(schema, `The reply of ${method} ${url}`)
  return (data) => JSON.stringify(encode(data))
}
