import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { translatedColumns } from './translated-columns.ts'

export const news = pgTable(
  'news',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    ...translatedColumns('title'),
    ...translatedColumns('description'),
    url: text('url'),
    urlVideo: text('url_video'),
    /** The day that stands on the item and orders the list. */
    createdDate: timestamp('created_date', { withTimezone: true }).notNull().defaultNow(),
    /** Null: a draft, which only staff see. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Counts the changes: who changes the item names the version that was seen. */
    version: integer('version').notNull().default(1),
    /** uid of who wrote it; null: it came with the shop. */
    author: text('author'),
    /** uid of who changed it last; null: it was never changed. */
    editor: text('editor'),
  },
  (item) => [index('news_by_date').on(item.createdDate, item.id)],
)
