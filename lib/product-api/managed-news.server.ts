import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import {
  managedNewsSchema,
  type EditNews,
  type ManagedNews,
  type NewsInput,
  type Publication,
} from '@bieznik/contract/news-input'
import { z } from 'zod'
import { NEWS_PAGE_SIZE, type ManagedNewsPage, type NewsSearch } from '@/lib/admin-news/news-requests'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

type Change = { method: 'POST' | 'PUT' | 'PATCH'; path: string; json: object }

async function change(who: OnBehalfOf, call: Change): Promise<ManagedNews> {
  return (await callProductApi({ ...callFor(who), ...call, reply: managedNewsSchema })).data
}

/** All news, drafts too, newest first; staff only, as everything here. */
export async function listManagedNews(
  who: OnBehalfOf,
  { search, state, page }: NewsSearch,
): Promise<ManagedNewsPage> {
  const { data, headers } = await callProductApi({
    ...callFor(who),
    path: '/api/news/managed',
    query: {
      search: search === '' ? undefined : search,
      isPublished: state && String(state === 'published'),
      page,
      pageSize: NEWS_PAGE_SIZE,
    },
    reply: z.array(managedNewsSchema),
  })
  return { items: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

export async function getManagedNews(who: OnBehalfOf, id: number): Promise<ManagedNews> {
  const path = `/api/news/managed/${id}`
  return (await callProductApi({ ...callFor(who), path, reply: managedNewsSchema })).data
}

export async function createNews(who: OnBehalfOf, json: NewsInput): Promise<ManagedNews> {
  return change(who, { method: 'POST', path: '/api/tires/news', json })
}

export async function editNews(who: OnBehalfOf, id: number, json: EditNews): Promise<ManagedNews> {
  return change(who, { method: 'PUT', path: `/api/tires/news/${id}`, json })
}

export async function publishNews(who: OnBehalfOf, id: number, json: Publication): Promise<ManagedNews> {
  return change(who, { method: 'PATCH', path: `/api/tires/news/${id}/publication`, json })
}
