import 'server-only'
import type { BookRegister, RegistersFile } from '@bieznik/contract/money/registers'
import type { ReportFile, ReportsFile } from '@bieznik/contract/money/reports'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/** A CSV file of the product API, passed on as it comes. */
async function csvOf(who: OnBehalfOf, path: string, query: RegistersFile | ReportsFile): Promise<Response> {
  const file = await streamProductApi({ ...callFor(who), path, query: { ...query }, deadline: 'import' })
  return new Response(file.body, {
    headers: { 'cache-control': 'private, no-store', 'content-type': 'text/csv; charset=utf-8' },
  })
}

/** A register of the books of a period. */
export const downloadRegister = (who: OnBehalfOf, register: BookRegister, query: RegistersFile) =>
  csvOf(who, `/api/books/${register}`, query)

/** One of the tables of the numbers. */
export const downloadReports = (who: OnBehalfOf, file: ReportFile, query: ReportsFile) =>
  csvOf(who, `/api/numbers/files/${file}`, query)
