import { z } from 'zod'

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.looseObject({}),
})
const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }))
const operationSchema = z.looseObject({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(
    z.string().regex(/^\d(\d\d|XX)$/),
    z.looseObject({ description: z.string(), content: contentSchema }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
})

/** The parts of OpenAPI 3.1 that our document uses, and what they have to be like. */
export const openApiDocumentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
})

export function listOperations({ paths }: z.output<typeof openApiDocumentSchema>) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}
