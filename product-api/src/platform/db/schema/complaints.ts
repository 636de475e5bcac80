import type { Grosze } from '@bieznik/contract/money/money'
import { complaintBases, complaintDemands, settlements } from '@bieznik/contract/care/complaint-status'
import { languages } from '@bieznik/contract/selling/order'
import { caseChannels } from '@bieznik/contract/care/case-channel'
import { isNull } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { file } from './file.ts'
import { formDrafts } from './form-drafts.ts'
import { orders } from './orders.ts'
import { time } from './time.ts'

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
    channel: text('channel', { enum: caseChannels }).notNull(),
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
    /** By how much the price is lowered. grosze */
    reduction: integer('reduction').$type<Grosze>(),
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

export const complaintDrafts = formDrafts('complaint_drafts')

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
