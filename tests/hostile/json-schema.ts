import { z } from 'zod'

/** The part of JSON Schema that our documents use. */
export const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional()
  },
  get items() {
    return jsonSchema.optional()
  },
  get anyOf() {
    return z.array(jsonSchema).optional()
  },
  get oneOf() {
    return z.array(jsonSchema).optional()
  },
})
export type JsonSchema = z.output<typeof jsonSchema>
