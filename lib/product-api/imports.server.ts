import 'server-only'
import type { ApplyOptions, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { queryOf } from '@/lib/imports/import-query'
import { streamProductApi, type File } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/** What compresses on the way would hold the lines back. */
const LINES = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

async function importFile(
  path: string,
  who: OnBehalfOf,
  file: File,
  options: ImportOptions | ApplyOptions,
): Promise<Response> {
  const call = { ...callFor(who), path, method: 'POST', deadline: 'import' } as const
  const { body } = await streamProductApi({ ...call, query: queryOf(options), file })
  return new Response(body, { headers: LINES })
}

export const dryRunImport = (who: OnBehalfOf, file: File, options: ImportOptions) =>
  importFile('/api/products/import/dry-run', who, file, options)

export const applyImport = (who: OnBehalfOf, file: File, options: ApplyOptions) =>
  importFile('/api/products/import', who, file, options)
