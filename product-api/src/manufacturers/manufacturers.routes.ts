import {
  editManufacturerSchema,
  managedManufacturerSchema,
  manufacturerIdParamSchema,
  manufacturerInputSchema,
  manufacturerSchema,
} from '@bieznik/contract/manufacturer'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { withFreeName } from '../http/free-name.ts'
import { problemReplies, replies } from '../http/replies.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { MANUFACTURERS_TAG } from '../storefront/tags.ts'
import { insertManufacturer, listManagedManufacturers, updateManufacturer } from './manufacturers.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const config = { access: 'staff' } as const
const params = z.strictObject({ id: manufacturerIdParamSchema })

const name = { whose: 'manufacturer', constraint: 'manufacturers_name_unique' } as const

export const manufacturerRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, storefront }) => {
  app.get(
    '/api/manufacturers',
    {
      config,
      schema: {
        summary: 'Who answers for products, with how many products name each',
        response: replies(z.array(managedManufacturerSchema)),
      },
    },
    () => listManagedManufacturers(db),
  )

  app.post(
    '/api/manufacturers',
    {
      config,
      schema: {
        summary: 'Creates a manufacturer',
        body: manufacturerInputSchema,
        response: { 201: manufacturerSchema, ...problemReplies },
      },
    },
    async (request, reply) => {
      const { uid } = requireCaller(request)
      const created = await withFreeName(
        name,
        db.transaction((tx) => insertManufacturer(tx, request.body, uid)),
      )
      storefront.changed([MANUFACTURERS_TAG])
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/manufacturers/:id',
    {
      config,
      schema: {
        summary: 'Edits a manufacturer; products that name it follow a new name',
        params,
        body: editManufacturerSchema,
        response: replies(manufacturerSchema),
      },
    },
    async (request) => {
      const { uid } = requireCaller(request)
      const changed = await withFreeName(name, updateManufacturer(db, request.params.id, request.body, uid))
      storefront.changed([MANUFACTURERS_TAG])
      return changed
    },
  )
}
