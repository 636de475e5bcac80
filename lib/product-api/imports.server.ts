import 'server-only'
import type { ApplyOptions, ExportOptions, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { queryOf } from '@/lib/imports/import-query'
import { streamProductApi, type File } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

const importCall = (who: OnBehalfOf, path: string) =>
  ({ ...callFor(who), path: `/api/products/${path}`, deadline: 'import' }) as const

const PASSED_ON = { 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' }

/** Passes on a response of the product API as it comes; what compresses on the way would hold it back. */
function passedOn(response: Response, headers: Record<string, string>): Response {
  return new Response(response.body, { headers: { ...PASSED_ON, ...headers } })
}

const ndjson = { 'content-type': 'application/x-ndjson; charset=utf-8' }

export async function dryRunImport(who: OnBehalfOf, file: File, options: ImportOptions): Promise<Response> {
  const call = importCall(who, 'import/dry-run')
  return passedOn(await streamProductApi({ ...call, method: 'POST', query: queryOf(options), file }), ndjson)
}

export async function applyImport(who: OnBehalfOf, file: File, options: ApplyOptions): Promise<Response> {
  const call = importCall(who, 'import')
  return passedOn(await streamProductApi({ ...call, method: 'POST', query: queryOf(options), file }), ndjson)
}

/** All products, or those of a kind, as a CSV file. */
export async function exportProducts(who: OnBehalfOf, options: ExportOptions): Promise<Response> {
  const response = await streamProductApi({ ...importCall(who, 'export'), query: queryOf(options) })
  return passedOn(response, { 'content-type': 'text/csv; charset=utf-8' })
}
