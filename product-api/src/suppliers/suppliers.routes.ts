import { supplierIdParamSchema, supplierInputSchema, supplierSchema } from '@bieznik/contract/supplier'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { withFreeName } from '../http/free-name.ts'
import { notFound } from '../http/problem-error.ts'
import { problemReplies, replies } from '../http/replies.ts'
import { deleteSupplier, insertSupplier, listSuppliers } from './suppliers.queries.ts'

type Options = { db: Database }

const config = { access: 'staff' } as const
const params = z.strictObject({ id: supplierIdParamSchema })

const name = { whose: 'supplier', constraint: 'suppliers_name_unique' } as const

export const supplierRoutes: FastifyPluginAsyncZod<Options> = async (app, { db }) => {
  app.get(
    '/api/suppliers',
    {
      config,
      schema: {
        summary: 'Who sends lists of products, and how theirs were read the last time',
        response: replies(z.array(supplierSchema)),
      },
    },
    () => listSuppliers(db),
  )

  app.post(
    '/api/suppliers',
    {
      config,
      schema: {
        summary: 'Enters a supplier',
        body: supplierInputSchema,
        response: { 201: supplierSchema, ...problemReplies },
      },
    },
    async (request, reply) => {
      const { uid } = requireCaller(request)
      const inserted = db.transaction((tx) => insertSupplier(tx, request.body.name, uid))
      return reply.code(201).send(await withFreeName(name, inserted))
    },
  )

  app.delete(
    '/api/suppliers/:id',
    {
      config,
      schema: {
        summary: 'Forgets a supplier and what it calls products, which stay; answers the others',
        params,
        response: replies(z.array(supplierSchema)),
      },
    },
    async (request) => {
      const isKnown = await db.transaction((tx) => deleteSupplier(tx, request.params.id))
      if (!isKnown) throw notFound('supplier')
      return listSuppliers(db)
    },
  )
}
