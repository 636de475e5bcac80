import { complaintBases, complaintDemands, settlements } from '@bieznik/contract/care/complaint-status'
import { languages } from '@bieznik/contract/selling/order'
import { withdrawalChannels } from '@bieznik/contract/care/withdrawal-status'
import { isNull } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { file } from './file.ts'
import { orders } from './orders.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Complaints about goods. A trigger keeps what was stated, and an answer that was given, from being changed or deleted. */
export const complaints = pgTable(
  'complaints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A repeat with the same key is the same complaint. */
    idempotencyKey: text('idempotency_key').unique(),
    name: text('name').notNull(),
    email: text('email'),
    orderText: text('order_text').notNull(),
    basis: text('basis', { enum: complaintBases }).notNull(),
    demand: text('demand', { enum: complaintDemands }).notNull(),
    text: text('text').notNull(),
    photos: jsonb('photos').$type<string[]>().notNull(),
    language: text('language', { enum: languages }).notNull(),
    channel: text('channel', { enum: withdrawalChannels }).notNull(),
    receivedAt: time('received_at').notNull(),
    answerDue: date('answer_due').notNull(),
    /** uid of the member of staff who wrote it down; empty: the person themselves. */
    enteredBy: text('entered_by'),
    orderId: integer('order_id').references(() => orders.id),
    /** Empty until it is answered; when it is not in time, it is accepted by law. */
    decision: text('decision', { enum: ['accepted', 'rejected'] }),
    answer: text('answer'),
    answeredAt: time('answered_at'),
    answeredBy: text('answered_by'),
    isRepaired: boolean('is_repaired').notNull().default(false),
    /** Of an accepted one. */
    remedy: text('remedy', { enum: complaintDemands }),
    /** Of a rejected one. */
    settlement: text('settlement', { enum: settlements }),
    /** How often staff were reminded that an answer is due. */
    reminders: integer('reminders').notNull().default(0),
  },
  (complaint) => [
    index('complaints_by_answer').on(complaint.decision, complaint.answerDue),
    index('complaints_of_order').on(complaint.orderId),
  ],
)

/** Forms on their way to a complaint, sealed by the storefront with a key that only the person has. */
export const complaintDrafts = pgTable(
  'complaint_drafts',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (draft) => [index('complaint_drafts_by_age').on(draft.createdAt)],
)

/** Photos, as WebP. Those of a draft go with it; a trigger keeps those of a complaint. */
export const complaintPhotos = pgTable(
  'complaint_photos',
  {
    draftId: text('draft_id').notNull(),
    name: text('name').notNull(),
    /** Empty: of a draft. */
    complaintId: integer('complaint_id').references(() => complaints.id),
    content: file('content').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (photo) => [
    primaryKey({ columns: [photo.draftId, photo.name] }),
    index('complaint_photos_of_complaint').on(photo.complaintId),
    index('complaint_photos_of_drafts').on(photo.createdAt).where(isNull(photo.complaintId)),
  ],
)
