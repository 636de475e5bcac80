import 'server-only'
import { supplierFeedSchema, type FeedInput, type SupplierFeed } from '@bieznik/contract/supplier-feed'
import { z } from 'zod'
import { streamProductApi } from './client.server'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/suppliers'
const reply = z.array(supplierFeedSchema)

/** From where lists are fetched, with the last runs; staff only, as everything below. */
export async function listFeeds(who: OnBehalfOf): Promise<SupplierFeed[]> {
  return readFor(who, { path: `${PATH}/feeds`, reply })
}

export async function saveFeed(who: OnBehalfOf, id: number, json: FeedInput): Promise<SupplierFeed[]> {
  return readFor(who, { path: `${PATH}/${id}/feed`, method: 'PUT', json, reply })
}

export async function removeFeed(who: OnBehalfOf, id: number): Promise<SupplierFeed[]> {
  return readFor(who, { path: `${PATH}/${id}/feed`, method: 'DELETE', reply })
}

/** Has a list fetched within a minute. Throws not_found. */
export async function runFeed(who: OnBehalfOf, id: number): Promise<SupplierFeed[]> {
  return readFor(who, { path: `${PATH}/${id}/feed/run`, method: 'POST', reply })
}

/** A list that waits for a person. Throws not_found. */
export async function readWaitingList({ caller, requestId }: OnBehalfOf, runId: number): Promise<Response> {
  const path = `${PATH}/feed-runs/${runId}/file`
  const { body, headers } = await streamProductApi({
    path,
    token: caller.token,
    requestId,
    deadline: 'import',
  })
  const type = headers.get('content-type') ?? 'text/csv'
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, no-store' } })
}
