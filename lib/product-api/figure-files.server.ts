import 'server-only'
import type { BookRegister, BooksFile } from '@bieznik/contract/money/registers'
import type { NumberFile, NumbersFile } from '@bieznik/contract/money/reports'
import { streamProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/** A CSV file of the product API, passed on as it comes. */
async function csvOf(who: OnBehalfOf, path: string, query: BooksFile | NumbersFile): Promise<Response> {
  const file = await streamProductApi({ ...callFor(who), path, query: { ...query }, deadline: 'import' })
  return new Response(file.body, {
    headers: { 'cache-control': 'private, no-store', 'content-type': 'text/csv; charset=utf-8' },
  })
}

/** A register of the books of a period. */
export const downloadRegister = (who: OnBehalfOf, register: BookRegister, query: BooksFile) =>
  csvOf(who, `/api/books/${register}`, query)

/** One of the tables of the numbers. */
export const downloadNumbers = (who: OnBehalfOf, file: NumberFile, query: NumbersFile) =>
  csvOf(who, `/api/numbers/files/${file}`, query)
