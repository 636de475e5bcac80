import type { AddView } from '@bieznik/contract/people/saved-view'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './time.ts'

/** Filters of lists of staff under names, for all who may see the list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The page of the list, such as `/admin/products`. */
    list: text('list').$type<AddView['list']>().notNull(),
    name: text('name').notNull(),
    /** Of the address of the list. */
    query: text('query').notNull(),
    /** uid */
    madeBy: text('made_by').notNull(),
    madeAt: time('made_at').notNull().defaultNow(),
  },
  ({ list, name }) => [uniqueIndex('saved_views_name_unique').on(list, sql`lower(${name})`)],
)
