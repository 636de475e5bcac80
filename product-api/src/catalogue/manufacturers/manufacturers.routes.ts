import { manufacturers } from '@bieznik/contract/endpoints/manufacturers'
import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { withFreeName } from '../../platform/http/free-name.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { MANUFACTURERS_TAG } from '../../platform/storefront/tags.ts'
import { insertManufacturer, listManagedManufacturers, updateManufacturer } from './manufacturers.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const name = { whose: 'manufacturer', constraint: 'manufacturers_name_unique' } as const

export const manufacturerRoutes: FastifyPluginAsync<Options> = async (app, { db, storefront }) => {
  async function changed(saving: Promise<Manufacturer>): Promise<Manufacturer> {
    const saved = await withFreeName(name, saving)
    storefront.changed([MANUFACTURERS_TAG])
    return saved
  }

  implement(app, manufacturers.list, () => listManagedManufacturers(db))
  implement(app, manufacturers.create, ({ body, caller }) =>
    changed(db.transaction((tx) => insertManufacturer(tx, body, caller.uid))),
  )
  implement(app, manufacturers.edit, ({ params: { id }, body, caller }) =>
    changed(updateManufacturer(db, id, body, caller.uid)),
  )
}
