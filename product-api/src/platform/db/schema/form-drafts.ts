import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './time.ts'

/** Forms on their way to a statement, sealed by the storefront with a key that only the person has. */
export const formDrafts = (name: string) =>
  pgTable(
    name,
    {
      id: text('id').primaryKey(),
      sealed: text('sealed').notNull(),
      createdAt: time('created_at').notNull().defaultNow(),
    },
    (draft) => [index(`${name}_by_age`).on(draft.createdAt)],
  )
export type FormDrafts = ReturnType<typeof formDrafts>
