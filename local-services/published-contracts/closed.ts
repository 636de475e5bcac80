import type { z } from 'zod'

export type Json = z.core.util.JSONType
type JsonObject = { [key: string]: Json }

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** The schema, and those of its fields, without room for fields that it does not name. */
export function closed(schema: Json): Json {
  const inner = withClosedFields(schema)
  const isOpen = isObject(inner) && inner.additionalProperties === undefined
  return isOpen ? { ...inner, unevaluatedProperties: false } : inner
}

/** The same for its fields alone: what one part of an `allOf` does not name, another may. */
export function withClosedFields(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withClosedFields)
  if (!isObject(schema)) return schema
  const { properties, items, ...others } = schema
  return {
    ...mapValues(others, withClosedFields),
    ...(properties !== undefined && isObject(properties) && { properties: mapValues(properties, closed) }),
    ...(items !== undefined && { items: closed(items) }),
  }
}
