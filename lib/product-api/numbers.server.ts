import 'server-only'
import {
  numbersSchema,
  purchasePriceSchema,
  stockNumbersSchema,
  type NumberFile,
  type Numbers,
  type NumbersFile,
  type NumbersQuery,
  type PurchasePrice,
  type StockNumbers,
} from '@bieznik/contract/numbers'
import type { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

function numbersCall({ caller, requestId }: OnBehalfOf, path = '') {
  return { path: `/api/numbers${path}`, token: caller.token, requestId, deadline: 'payment' as const }
}

/** Turnover and margin of a period. Staff only. */
export async function getNumbers(who: OnBehalfOf, query: NumbersQuery): Promise<Numbers> {
  return (await callProductApi({ ...numbersCall(who), query, reply: numbersSchema })).data
}

/** Dead stock, and what to reorder. */
export async function getStockNumbers(who: OnBehalfOf, query: { days: number }): Promise<StockNumbers> {
  return (await callProductApi({ ...numbersCall(who, '/stock'), query, reply: stockNumbersSchema })).data
}

/** One of the tables as a CSV file. */
export async function downloadNumbers(
  who: OnBehalfOf,
  file: NumberFile,
  query: NumbersFile,
): Promise<Response> {
  const response = await streamProductApi({
    ...numbersCall(who, `/files/${file}`),
    query,
    deadline: 'import',
  })
  return new Response(response.body, {
    headers: { 'cache-control': 'private, no-store', 'content-type': 'text/csv; charset=utf-8' },
  })
}

/** What a piece costs the shop from now on. Throws not_found. */
export async function writePurchasePrice(
  who: OnBehalfOf,
  productId: number,
  price: PurchasePrice,
): Promise<z.output<typeof purchasePriceSchema>> {
  const call = { ...numbersCall(who, `/purchase-prices/${productId}`), method: 'PUT' as const }
  const json = purchasePriceSchema.encode(price)
  return (await callProductApi({ ...call, json, reply: purchasePriceSchema })).data
}
