import type { NewsItem } from '@bieznik/contract/content/news'
import { inEach, languages, type Language } from '@bieznik/contract/language'
import { fieldIn, textFields } from '@bieznik/contract/translated'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { news } from '../../platform/db/schema/news.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

/** What everyone may see of a news item. */
const shown = {
  id: news.id,
  ...textFields(news, 'title'),
  ...textFields(news, 'description'),
  url: news.url,
  urlVideo: news.urlVideo,
  createdDate: news.createdDate,
}

type ShownRow = Pick<typeof news.$inferSelect, keyof typeof shown>

const isPublished = isNotNull(news.publishedAt)

/** An item in a language, or in Polish when its title and its text are not both there in that one. */
function toNewsItem(row: ShownRow, language: Language): NewsItem {
  const { id, url, urlVideo, createdDate } = row
  const texts = inEach((each) => ({
    title: row[fieldIn('title', each)],
    description: row[fieldIn('description', each)],
  }))
  const there = languages.filter((each) => texts[each].title !== '' && texts[each].description !== '')
  const inLanguage = there.includes(language) ? language : 'pl'
  return {
    id,
    ...texts[inLanguage],
    url,
    urlVideo,
    createdDate: createdDate.toISOString(),
    language: inLanguage,
    languages: there,
  }
}

/** The published news, newest first. */
export async function listNews(db: Queryable, slice: Slice, language: Language): Promise<Page<NewsItem>> {
  const rows = await db
    .select(shown)
    .from(news)
    .where(isPublished)
    .orderBy(desc(news.createdDate), desc(news.id))
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows: rows.map((row) => toNewsItem(row, language)), total: await db.$count(news, isPublished) }
}

/** A published item; a draft is null, as one that is not there. */
export async function getNewsItem(db: Queryable, id: number, language: Language): Promise<NewsItem | null> {
  const [row] = await db
    .select(shown)
    .from(news)
    .where(and(eq(news.id, id), isPublished))
  return row ? toNewsItem(row, language) : null
}
