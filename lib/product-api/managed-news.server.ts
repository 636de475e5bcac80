import 'server-only'
import {
  managedNewsSchema,
  type EditNews,
  type ManagedNews,
  type NewsInput,
  type Publication,
} from '@bieznik/contract/news-input'
import { NEWS_PAGE_SIZE, type ManagedNewsPage, type NewsSearch } from '@/lib/admin-news/news-requests'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

type Change = { method: 'POST' | 'PUT' | 'PATCH'; path: string; json: object }

const change = (who: OnBehalfOf, call: Change): Promise<ManagedNews> =>
  readFor(who, { ...call, reply: managedNewsSchema })

/** All news, drafts too, newest first; staff only, as everything here. */
export async function listManagedNews(
  who: OnBehalfOf,
  { search, state, page }: NewsSearch,
): Promise<ManagedNewsPage> {
  const { rows, total } = await listFor(who, {
    path: '/api/news/managed',
    query: {
      search: search === '' ? undefined : search,
      isPublished: state && String(state === 'published'),
      page,
      pageSize: NEWS_PAGE_SIZE,
    },
    row: managedNewsSchema,
  })
  return { items: rows, total }
}

export async function getManagedNews(who: OnBehalfOf, id: number): Promise<ManagedNews> {
  return readFor(who, { path: `/api/news/managed/${id}`, reply: managedNewsSchema })
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
