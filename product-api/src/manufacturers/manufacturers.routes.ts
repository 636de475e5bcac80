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
import { violatedConstraint } from '../db/violated-constraint.ts'
import { requireCaller } from '../http/access.ts'
import { ProblemError } from '../http/problem-error.ts'
import { problemReplies, replies } from '../http/replies.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { MANUFACTURERS_TAG } from '../storefront/tags.ts'
import { insertManufacturer, listManagedManufacturers, updateManufacturer } from './manufacturers.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const config = { access: 'staff' } as const
const params = z.strictObject({ id: manufacturerIdParamSchema })

const nameTaken = () =>
  new ProblemError('invalid_request', 'There is another manufacturer with this name.', {
    fields: [{ path: 'name', message: 'name_taken' }],
  })

/** What the change answers; a name that another has is refused at its field. */
async function withFreeName<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw violatedConstraint(error) === 'manufacturers_name_unique' ? nameTaken() : error
  }
}

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
      const created = await withFreeName(db.transaction((tx) => insertManufacturer(tx, request.body, uid)))
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
      const changed = await withFreeName(updateManufacturer(db, request.params.id, request.body, uid))
      storefront.changed([MANUFACTURERS_TAG])
      return changed
    },
  )
}
