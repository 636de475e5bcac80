import swagger from '@fastify/swagger'
import { moneySchema } from '@bieznik/contract/money'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

const { $schema: _dialect, ...moneyOnTheWire } = z.toJSONSchema(moneySchema.describe('PLN'), { io: 'input' })

/** A codec is documented as what goes over the wire; the type provider would document replies as our insides. */
const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== moneySchema) return
      Object.assign(jsonSchema, moneyOnTheWire)
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
      components: {
        securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      },
    },
    transform: (document) => {
      const { schema, url } = transform(document)
      const access = document.route.config?.access
      const security = access && access !== 'anyone' ? [{ idToken: [] }] : []
      return { schema: { ...schema, security, description: access && `Who may call it: ${access}.` }, url }
    },
  })
}

/** `GET /openapi.json`, outside of the declared routes: its reply is the document of the others. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, () => app.swagger())
}
