import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The documents in this folder. */
export type ContractName = 'paypal-orders' | 'paypal-payments' | 'paypal-webhooks' | 'ksef'

const refSchema = z.object({ $ref: z.string() })
const bodySchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.json().optional() })).default({}),
})
const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: z.json(),
})
const operationSchema = z.object({
  parameters: z.array(z.union([refSchema, parameterSchema])).default([]),
  requestBody: z.union([refSchema, bodySchema]).optional(),
  responses: z.record(z.string(), z.union([refSchema, bodySchema])),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(z.string(), z.json()),
    parameters: z.record(z.string(), parameterSchema).default({}),
    requestBodies: z.record(z.string(), bodySchema).default({}),
    responses: z.record(z.string(), bodySchema).default({}),
  }),
})

export type Parameter = z.output<typeof parameterSchema>
type Body = z.output<typeof bodySchema>
export type Operation = {
  parameters: Parameter[]
  requestBody: Body | null
  responses: Record<string, Body>
}
export type Document = {
  operationOf: (method: string, path: string) => Operation | null
  paths: string[]
  schemas: Record<string, z.core.util.JSONType>
}

function resolved<Part extends object>(part: Part | { $ref: string }, kind: Record<string, Part>): Part {
  if (!('$ref' in part)) return part
  const found = kind[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`the document has no ${part.$ref}`)
  return found
}

/** Reads the facts of a published document, its references to parameters and bodies resolved. */
export function readContract(name: ContractName): Document {
  const text = readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')
  const { paths, components } = documentSchema.parse(JSON.parse(text))
  return {
    paths: Object.keys(paths),
    schemas: components.schemas,
    operationOf: (method, path) => {
      const operation = paths[path]?.[method.toLowerCase()]
      if (!operation) return null
      const { parameters, requestBody, responses } = operation
      return {
        parameters: parameters.map((each) => resolved(each, components.parameters)),
        requestBody: requestBody ? resolved(requestBody, components.requestBodies) : null,
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, each]) => [status, resolved(each, components.responses)]),
        ),
      }
    },
  }
}
