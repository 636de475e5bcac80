import { opinionEvents } from '@bieznik/contract/care/opinion'
import { languages } from '@bieznik/contract/selling/order'
import { isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { file } from './file.ts'
import { orderItems } from './orders.ts'
import { time } from './time.ts'

/** What buyers think of what they received: at most one row for each line of an order. */
export const opinions = pgTable(
  'opinions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderItemId: integer('order_item_id')
      .notNull()
      .unique()
      .references(() => orderItems.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    userId: text('user_id').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** The first name that is shown with it; null: none. */
    name: text('name'),
    car: text('car'),
    /** km */
    mileage: integer('mileage'),
    language: text('language', { enum: languages }).notNull(),
    writtenAt: time('written_at').notNull().defaultNow(),
    editedAt: time('edited_at'),
    answer: text('answer'),
    answeredAt: time('answered_at'),
    /** null: it is shown. */
    hiddenReason: text('hidden_reason'),
  },
  (opinion) => [
    index('opinions_shown_of_product')
      .on(opinion.productId, opinion.writtenAt.desc(), opinion.id.desc())
      .where(sql`${opinion.hiddenReason} is null`),
    index('opinions_of_user').on(opinion.userId),
    index('opinions_newest_first').on(opinion.writtenAt.desc(), opinion.id.desc()),
    check('opinions_rating', sql`${opinion.rating} between 1 and 5`),
  ],
)

/** Photos of opinions, as WebP. Those that no opinion names are deleted after two hours. */
export const opinionPhotos = pgTable(
  'opinion_photos',
  {
    name: text('name').primaryKey(),
    /** Empty: no opinion names it yet. */
    opinionId: integer('opinion_id').references(() => opinions.id),
    /** Its place among those of the opinion. */
    position: integer('position').notNull().default(0),
    content: file('content').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (photo) => [
    index('opinion_photos_of_opinion').on(photo.opinionId, photo.position),
    index('opinion_photos_of_none').on(photo.createdAt).where(isNull(photo.opinionId)),
  ],
)

/** Notices that an opinion breaks the law or is not genuine (Regulation (EU) 2022/2065, article 16). */
export const opinionReports = pgTable(
  'opinion_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    opinionId: integer('opinion_id')
      .notNull()
      .references(() => opinions.id),
    reason: text('reason').notNull(),
    /** Of the person who reported it; erased when the notice is closed. */
    email: text('email'),
    reportedAt: time('reported_at').notNull().defaultNow(),
    closedAt: time('closed_at'),
    /** uid of the member of staff. */
    closedBy: text('closed_by'),
  },
  (report) => [index('opinion_reports_of_opinion').on(report.opinionId, report.id)],
)

/** The history of an opinion: what an edit or a new answer replaced, and why it was hidden. */
export const opinionChanges = pgTable(
  'opinion_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    opinionId: integer('opinion_id')
      .notNull()
      .references(() => opinions.id),
    event: text('event', { enum: opinionEvents }).notNull(),
    /** uid of the buyer or of the member of staff. */
    who: text('who').notNull(),
    at: time('at').notNull().defaultNow(),
    reason: text('reason'),
    rating: integer('rating'),
    text: text('text'),
    name: text('name'),
    car: text('car'),
    mileage: integer('mileage'),
    language: text('language', { enum: languages }),
  },
  (change) => [index('opinion_changes_of_opinion').on(change.opinionId, change.id)],
)
