import { files } from '@bieznik/contract/endpoints/files'
import { imports } from '@bieznik/contract/endpoints/imports'
import {
  applyOptionsSchema,
  importFileTypes,
  importOptionsSchema,
  MAX_IMPORT_BYTES,
  type ImportOptions,
} from '@bieznik/contract/catalogue/product-import'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { listCurrencyRates } from '../../money/exchange-rates/currency-rates.queries.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { textReplies } from '../../platform/http/replies.ts'
import type { PictureHosts } from '../products/picture-hosts.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
import { markApplied } from '../supplier-feeds/feeds.queries.ts'
import { digestOf } from '../supplier-feeds/list-digest.ts'
import { applyImport } from './apply-import.ts'
import { exportProducts } from './export-products.ts'
import { eventLines, spokenLines } from './import-events.ts'
import { dryRun } from './import-run.ts'
import { openFile } from './open-file.ts'
import { listPastImports } from './past-imports.queries.ts'
import { undoImport } from './undo-import.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  pictureHosts: PictureHosts
  requiresSafetyData: boolean
}

const NDJSON = 'application/x-ndjson'

const config = { access: 'staff' } as const
const events = textReplies(NDJSON, 'Events, one JSON text a line')
const fileBody = { consumes: [...importFileTypes], body: z.unknown().describe('The file') }

function requireFile(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new ProblemError('unsupported_media_type', `Send the file as ${importFileTypes.join(' or ')}.`)
}

export const productImportRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, pictureHosts, requiresSafetyData },
) => {
  const rules = { pictureHosts, requiresSafetyData }

  async function* dryRunOf(file: Buffer, options: ImportOptions, signal: AbortSignal) {
    const rates = await listCurrencyRates(db)
    const list = await openFile(db, file, options, signal)
    yield* dryRun(db, list, { ...options, ...rules, rates }, { signal })
  }

  app.addContentTypeParser([...importFileTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  implement(app, files.products, async ({ query }) => exportProducts(db, query))

  app.post(
    '/api/products/import/dry-run',
    {
      config,
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        summary: 'Says line by line what a CSV or XLSX file would change',
        querystring: importOptionsSchema,
        ...fileBody,
        response: events,
      },
    },
    (request, reply) => {
      const body = requireFile(request.body)
      const lines = eventLines((signal) => dryRunOf(body, request.query, signal), request.log)
      return reply.type(`${NDJSON}; charset=utf-8`).send(lines)
    },
  )

  app.post(
    '/api/products/import',
    {
      config,
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        summary: 'Applies a CSV or XLSX file as its dry run has shown it, all or nothing',
        querystring: applyOptionsSchema,
        ...fileBody,
        response: events,
      },
    },
    (request, reply) => {
      const body = requireFile(request.body)
      const { uid: who } = requireCaller(request)
      const lines = spokenLines(async (say, signal) => {
        const { touched, ...applied } = await applyImport(
          { db, stock },
          await openFile(db, body, request.query, signal),
          { ...request.query, ...rules, rates: await listCurrencyRates(db) },
          { who, say, signal },
        )
        storefront.changed(tagsOfProducts(touched))
        const { supplierId } = request.query
        if (supplierId !== undefined)
          await markApplied(db, { supplierId, digest: digestOf(body), importId: applied.importId })
        return { event: 'done', ...applied }
      }, request.log)
      return reply.type(`${NDJSON}; charset=utf-8`).send(lines)
    },
  )

  implement(app, imports.list, ({ query }) => listPastImports(db, catalogueSliceOf(query)))

  implement(app, imports.undo, async ({ params: { id }, caller }) => {
    const { touched, ...undone } = await undoImport({ db, stock }, id, caller.uid)
    storefront.changed(tagsOfProducts(touched))
    return undone
  })
}
