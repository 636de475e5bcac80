import type { EditNews, ManagedNews, NewsInput, Publication } from '@bieznik/contract/content/news-input'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/client.ts'
import { news } from '../../platform/db/schema/news.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { getManagedNews, toManagedNews } from './managed-news.queries.ts'

/** Which item in which version, and the uid of who changes it. */
type Target = { id: number; version: number; who: string }

const written = ({ createdDate, ...input }: NewsInput) => ({ ...input, createdDate: new Date(createdDate) })

/** A draft; only staff see it. */
export async function createNews(db: Database, input: NewsInput, who: string): Promise<ManagedNews> {
  const [row] = await db.transaction((tx) =>
    tx
      .insert(news)
      .values({ ...written(input), author: who })
      .returning(),
  )
  if (!row) throw new Error('the database did not answer the news item that it took')
  return toManagedNews(row)
}

/**
 * Writes `values` over the version that was seen, and over no other: of two who change it at once the second is refused.
 * Throws not_found or changed_meanwhile.
 */
async function change(
  db: Database,
  { id, version, who }: Target,
  values: PgUpdateSetSource<typeof news>,
): Promise<ManagedNews> {
  const [row] = await db.transaction((tx) =>
    tx
      .update(news)
      .set({ ...values, editor: who, updatedAt: new Date(), version: sql`${news.version} + 1` })
      .where(and(eq(news.id, id), eq(news.version, version)))
      .returning(),
  )
  if (!row && !(await getManagedNews(db, id))) throw notFound('news item')
  requireSeen(row !== undefined, 'Someone else has changed the news item meanwhile.')
  return toManagedNews(row)
}

/** Overwrites what is written; whether it is published stays. Throws not_found or changed_meanwhile. */
export async function editNews(
  db: Database,
  id: number,
  { version, ...input }: EditNews,
  who: string,
): Promise<ManagedNews> {
  return change(db, { id, version, who }, written(input))
}

/** Shows an item to everyone, or makes it a draft again. Throws not_found or changed_meanwhile. */
export async function publishNews(
  db: Database,
  id: number,
  { version, isPublished }: Publication,
  who: string,
): Promise<ManagedNews> {
  // What is published already keeps its day.
  const publishedAt = isPublished ? sql`coalesce(${news.publishedAt}, now())` : null
  return change(db, { id, version, who }, { publishedAt })
}
