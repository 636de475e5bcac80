import { consentKinds, consentSources } from '@bieznik/contract/people/consents'
import { languages } from '@bieznik/contract/selling/order'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './time.ts'

/** Each time that somebody agreed to something: the proof of it, which the one who relies on a consent has to have. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: consentKinds }).notNull(),
    /** The address that may be written to. */
    email: text('email').notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    givenAt: time('given_at').notNull().defaultNow(),
    givenAs: text('given_as', { enum: consentSources }).notNull(),
    withdrawnAt: time('withdrawn_at'),
  },
  (consent) => [
    // A person has one of a kind that holds.
    uniqueIndex('consents_that_hold')
      .on(consent.userId, consent.kind)
      .where(sql`${consent.withdrawnAt} is null`),
  ],
)
