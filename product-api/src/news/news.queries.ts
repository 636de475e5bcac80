import type { NewsItem } from '@bieznik/contract/news'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { news } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'

type NewsRow = typeof news.$inferSelect

function toNewsItem({ createdDate, ...row }: NewsRow): NewsItem {
  return { ...row, createdDate: createdDate.toISOString() }
}

/** The news, newest first. */
export async function listNews(db: Queryable, slice: Slice): Promise<Page<NewsItem>> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(news)
      .orderBy(desc(news.createdDate), desc(news.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.$count(news),
  ])
  return { rows: rows.map(toNewsItem), total }
}

export async function getNewsItem(db: Queryable, id: number): Promise<NewsItem | null> {
  const [row] = await db.select().from(news).where(eq(news.id, id))
  return row ? toNewsItem(row) : null
}
