import { suppliers } from '@bieznik/contract/endpoints/suppliers'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { withFreeName } from '../../platform/http/free-name.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { deleteSupplier, insertSupplier, listSuppliers } from './suppliers.queries.ts'

const name = { whose: 'supplier', constraint: 'suppliers_name_unique' } as const

export const supplierRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, suppliers.list, () => listSuppliers(db))

  implement(app, suppliers.add, ({ body, caller }) =>
    withFreeName(
      name,
      db.transaction((tx) => insertSupplier(tx, body.name, caller.uid)),
    ),
  )

  implement(app, suppliers.remove, async ({ params: { id } }) => {
    const isKnown = await db.transaction((tx) => deleteSupplier(tx, id))
    if (!isKnown) throw notFound('supplier')
    return listSuppliers(db)
  })
}
