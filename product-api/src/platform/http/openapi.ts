import swagger from '@fastify/swagger'
import { moneySchema } from '@bieznik/contract/money/money'
import { DEFAULT_AREA } from '@bieznik/contract/people/staff'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Decimal steps fail in the floating point of validators, for which 0.07 is no multiple of 0.01. */
function sayDecimals(schema: { multipleOf?: number | undefined; description?: string | undefined }): void {
  if (schema.multipleOf !== 0.01) return
  delete schema.multipleOf
  schema.description = [schema.description, 'at most two decimals'].filter(Boolean).join(', ')
}

const { $schema: _dialect, ...moneyOnTheWire } = z.toJSONSchema(
  moneySchema.describe('PLN, at most two decimals'),
  {
    io: 'input',
    override: ({ jsonSchema }) => sayDecimals(jsonSchema),
  },
)

/** `GET /api/tires/:id` → `getTiresById`. */
function operationIdOf(method: string, url: string): string {
  const words =
    url
      .replace(/^\/api\//, '')
      .replaceAll(':', 'by ')
      .match(/[a-z\d]+/gi) ?? []
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return [method.toLowerCase(), ...words.map(capital)].join('')
}

/** A codec is documented as what goes over the wire; the type provider would document replies as our insides. */
const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === moneySchema) Object.assign(jsonSchema, moneyOnTheWire)
      else sayDecimals(jsonSchema)
    },
  },
})

export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bieżnik product API',
        version: '1.0.0',
        description:
          'Catalogue, carts, orders and stock. Amounts of money are PLN with at most two decimals.',
      },
      servers: [{ url: '/', description: 'The server that this document comes from' }],
      components: {
        securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      },
    },
    transform: (document) => {
      const { schema, url } = transform(document)
      const access = document.route.config?.access
      const security = access && access !== 'anyone' ? [{ idToken: [] }] : []
      const operationId = operationIdOf(String(document.route.method), url)
      const { area = DEFAULT_AREA } = document.route.config ?? {}
      const who = access === 'staff' ? `staff (${area})` : access
      const description = who && `Who may call it: ${who}.`
      return { schema: { ...schema, operationId, security, description }, url }
    },
  })
}

/** `GET /openapi.json`, outside of the declared routes: its reply is the document of the others. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, () => app.swagger())
}
