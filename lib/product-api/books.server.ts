import 'server-only'
import {
  booksSchema,
  type BookRegister,
  type Books,
  type BooksFile,
  type BooksPeriod,
} from '@bieznik/contract/books'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

/** Totals of a period. Staff only. */
export async function getBooks({ caller, requestId }: OnBehalfOf, query: BooksPeriod): Promise<Books> {
  const call = { path: '/api/books', token: caller.token, requestId, query, deadline: 'payment' } as const
  return (await callProductApi({ ...call, reply: booksSchema })).data
}

/** A register of a period as a CSV file. */
export async function downloadRegister(
  { caller, requestId }: OnBehalfOf,
  register: BookRegister,
  query: BooksFile,
): Promise<Response> {
  const path = `/api/books/${register}`
  const file = await streamProductApi({ path, token: caller.token, requestId, query, deadline: 'import' })
  return new Response(file.body, {
    headers: { 'cache-control': 'private, no-store', 'content-type': 'text/csv; charset=utf-8' },
  })
}
