import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  bulkChangeIdParamSchema,
  bulkPreviewSchema,
  pastBulkChangeSchema,
  previewBulkChangeSchema,
  undoneBulkChangeSchema,
} from '@bieznik/contract/bulk-change'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
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

const config = { access: 'staff' } as const
const querystring = z.strictObject(languageQuery)

export const bulkChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { db, storefront, reductionsChanged } = deps

  async function told<Outcome>({ touched, ...outcome }: Outcome & Touched) {
    storefront.changed(tagsOfProducts(touched))
    reductionsChanged()
    return outcome
  }

  app.get(
    '/api/products/bulk-changes',
    {
      config,
      schema: {
        summary: 'The last changes of many products at once, the newest first',
        response: replies(z.array(pastBulkChangeSchema)),
      },
    },
    () => listBulkChanges(db, SHOWN_CHANGES),
  )

  app.post(
    '/api/products/bulk-changes/preview',
    {
      config,
      schema: {
        summary: 'Says of each product what a change would make of it',
        querystring,
        body: previewBulkChangeSchema,
        response: replies(bulkPreviewSchema),
      },
    },
    async (request, reply) => ({
      products: await previewBulkChange(deps, request.body, readerLanguage(request, reply)),
    }),
  )

  app.post(
    '/api/products/bulk-changes',
    {
      config,
      schema: {
        summary: 'Changes products as they were previewed; those that have changed since are left out',
        querystring,
        body: applyBulkChangeSchema,
        response: replies(appliedBulkChangeSchema),
      },
    },
    async (request, reply) => {
      const { uid: who } = requireCaller(request)
      const language = readerLanguage(request, reply)
      return told(await applyBulkChange(deps, request.body, { who, language }))
    },
  )

  app.post(
    '/api/products/bulk-changes/:id/undo',
    {
      config,
      schema: {
        summary: 'Takes such a change back; products that have changed since are left out',
        querystring,
        params: z.strictObject({ id: bulkChangeIdParamSchema }),
        response: replies(undoneBulkChangeSchema),
      },
    },
    async (request, reply) => {
      const { uid: who } = requireCaller(request)
      const language = readerLanguage(request, reply)
      return told(await undoBulkChange(deps, request.params.id, { who, language }))
    },
  )
}
