import { bulkChanges } from '@bieznik/contract/endpoints/bulk-changes'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
import { applyBulkChange, type Touched } from './apply-bulk-change.ts'
import { listBulkChanges } from './bulk-changes.queries.ts'
import { previewBulkChange } from './preview-bulk-change.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

type Options = {
  db: Database
  staffIndex: IndexKeeper
  stock: StockKeeper
  storefront: StorefrontNotifier
  reductionsChanged: () => void
  requiresSafetyData: boolean
}

const SHOWN_CHANGES = 20

export const bulkChangeRoutes: FastifyPluginAsync<Options> = async (app, deps) => {
  const { db, storefront, reductionsChanged } = deps

  async function changed<Outcome>({ touched, ...outcome }: Outcome & Touched) {
    storefront.changed(tagsOfProducts(touched))
    reductionsChanged()
    return outcome
  }

  implement(app, bulkChanges.list, () => listBulkChanges(db, SHOWN_CHANGES))

  implement(app, bulkChanges.preview, async ({ body, request, response }) => ({
    products: await previewBulkChange(deps, body, readerLanguage(request, response)),
  }))
  implement(app, bulkChanges.apply, async ({ body, caller: { uid: who }, request, response }) =>
    changed(await applyBulkChange(deps, body, { who, language: readerLanguage(request, response) })),
  )
  implement(app, bulkChanges.undo, async ({ params: { id }, caller: { uid: who }, request, response }) =>
    changed(await undoBulkChange(deps, id, { who, language: readerLanguage(request, response) })),
  )
}
