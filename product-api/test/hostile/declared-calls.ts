import { importEventSchema } from '@bieznik/contract/catalogue/product-import'
import { z } from 'zod'
import type { DeclaredReplies } from '../../../tests/hostile/check-reply.ts'
import { jsonSchema } from '../../../tests/hostile/json-schema.ts'
import type { Operation } from '../../../tests/hostile/requests.ts'
import { listOperations, openApiDocumentSchema } from '../openapi-document.ts'
import type { Shop } from '../shop.ts'

export type DeclaredCall = { operation: Operation; replies: DeclaredReplies }

type Described = ReturnType<typeof listOperations>[number]

function bodyOf(content: Record<string, { schema: object }>): Operation['body'] {
  const [[contentType, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  return { contentType, schema: jsonSchema.parse(schema) }
}

/** A failure that comes when events are under way is one of them. */
const events = z.string().refine((text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => importEventSchema.parse(JSON.parse(line)))
    .every((event) => event.event !== 'failed' || event.code !== 'internal'),
)

const bodyOfReply = (type: string, schema: Parameters<typeof z.fromJSONSchema>[0]): z.ZodType =>
  type === 'application/x-ndjson' ? events : z.fromJSONSchema(schema)

function repliesOf({ operation }: Described): DeclaredReplies {
  const declared = Object.entries(operation.responses).map(([status, { content }]) => {
    const bodies = Object.entries(content).map(([type, { schema }]) => [type, bodyOfReply(type, schema)])
    return [status, Object.fromEntries(bodies)] as const
  })
  return Object.fromEntries(declared)
}

/** What the document of the API says of its calls, the ones of which nothing but it is known. */
export async function listDeclaredCalls(shop: Shop): Promise<DeclaredCall[]> {
  const document = openApiDocumentSchema.parse((await shop.anyone.get('/openapi.json')).body)
  return listOperations(document).map((described) => {
    const { method, path, operation } = described
    const parameters = operation.parameters.map(({ name, in: where, schema }) => ({
      name,
      in: where,
      schema: jsonSchema.parse(schema),
    }))
    const body = operation.requestBody && bodyOf(operation.requestBody.content)
    return { operation: { method, path, parameters, body }, replies: repliesOf(described) }
  })
}
