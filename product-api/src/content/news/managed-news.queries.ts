import type { ManagedNews, ManagedNewsQuery } from '@bieznik/contract/content/news-input'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { news } from '../../platform/db/schema/news.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

export const toManagedNews = (row: typeof news.$inferSelect): ManagedNews => withIso(row)

/** The title is compared without case and accents. */
function matching({ search, isPublished }: ManagedNewsQuery) {
  return and(
    search
      ? sql`strpos(public.fold_title(${news.title}), nullif(trim(public.fold_title(${search})), '')) > 0`
      : undefined,
    isPublished === undefined
      ? undefined
      : isPublished
        ? isNotNull(news.publishedAt)
        : isNull(news.publishedAt),
  )
}

/** All news that match, drafts too, newest first. */
export async function listManagedNews(
  db: Queryable,
  query: ManagedNewsQuery,
  { limit, offset }: Slice,
): Promise<Page<ManagedNews>> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(news)
      .where(matching(query))
      .orderBy(desc(news.createdDate), desc(news.id))
      .limit(limit)
      .offset(offset),
    db.$count(news, matching(query)),
  ])
  return { rows: rows.map(toManagedNews), total }
}

export async function getManagedNews(db: Queryable, id: number): Promise<ManagedNews | null> {
  const [row] = await db.select().from(news).where(eq(news.id, id))
  return row ? toManagedNews(row) : null
}
