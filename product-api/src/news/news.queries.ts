import type { NewsItem } from '@bieznik/contract/news'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { news } from '../db/schema/news.ts'
import type { Page, Slice } from '../http/paging.ts'

/** What everyone may see of a news item. */
const shown = {
  id: news.id,
  title: news.title,
  description: news.description,
  url: news.url,
  urlVideo: news.urlVideo,
  createdDate: news.createdDate,
}

type ShownRow = Pick<typeof news.$inferSelect, keyof typeof shown>

const isPublished = isNotNull(news.publishedAt)

function toNewsItem({ createdDate, ...row }: ShownRow): NewsItem {
  return { ...row, createdDate: createdDate.toISOString() }
}

/** The published news, newest first. */
export async function listNews(db: Queryable, slice: Slice): Promise<Page<NewsItem>> {
  const rows = await db
    .select(shown)
    .from(news)
    .where(isPublished)
    .orderBy(desc(news.createdDate), desc(news.id))
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows: rows.map(toNewsItem), total: await db.$count(news, isPublished) }
}

/** A published item; a draft is null, as one that is not there. */
export async function getNewsItem(db: Queryable, id: number): Promise<NewsItem | null> {
  const [row] = await db
    .select(shown)
    .from(news)
    .where(and(eq(news.id, id), isPublished))
  return row ? toNewsItem(row) : null
}
