import { z } from 'zod'
import { accountNumberSchema } from '../money/account-number.ts'
import { emailSchema } from '../people/email.ts'
import { optionalField } from '../platform/not-given.ts'
import { languageSchema } from '../selling/order.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { receivedDaySchema } from '../platform/received-day.ts'
import { typedLine } from '../platform/typed-text.ts'
import { withdrawalChannels, withdrawalStatuses } from './withdrawal-status.ts'

/* The withdrawal from a contract: what a consumer states, and what staff make of it. */

/** Far more than anyone buys. */
const MAX_LINES = 50
const MAX_PIECES = 999
const MAX_NOTE = 2000

export const withdrawalLineSchema = z.strictObject({
  title: typedLine(300),
  /** null: the person wrote in words which goods and how many. */
  pieces: z.int().min(1).max(MAX_PIECES).nullable(),
})
export type WithdrawalLine = z.output<typeof withdrawalLineSchema>

/** As it is stored: what was typed was checked, and is not judged again. */
const storedLineSchema = z.strictObject({ title: z.string(), pieces: z.int().nullable() })

const statementFields = {
  name: typedLine(120),
  /** The number of the order, or whatever else tells which one; it is never checked against the orders. */
  order: typedLine(200),
  /** null: from the whole contract. */
  lines: z.array(withdrawalLineSchema).min(1).max(MAX_LINES).nullable(),
  /** Where a refund of cash may be sent; whoever paid otherwise gets it back the way it came. */
  account: optionalField(accountNumberSchema()),
  /** Of the acknowledgement. */
  language: languageSchema,
}

/** What somebody states who withdraws from a contract; nothing else may be asked for. */
export const withdrawalStatementSchema = z.strictObject({
  ...statementFields,
  /** Where the acknowledgement goes. */
  email: emailSchema(),
})
export type WithdrawalStatement = z.output<typeof withdrawalStatementSchema>

/** A statement that came by mail, letter or phone, as staff write it down. */
export const withdrawalEntrySchema = z.strictObject({
  ...statementFields,
  /** Left out: the person gave none, so no acknowledgement is sent. */
  email: optionalField(emailSchema()),
  channel: z.enum(withdrawalChannels).exclude(['web']),
  receivedOn: receivedDaySchema,
})

const withdrawalIdSchema = orderIdSchema

/** The reply to the person. */
export const acceptedWithdrawalSchema = z.strictObject({
  number: z.string(),
  receivedAt: z.iso.datetime(),
})
export type AcceptedWithdrawal = z.output<typeof acceptedWithdrawalSchema>

/** Made of a secret that only the person has, which cannot be computed from it. */
export const draftIdSchema = z.string().regex(/^[\w-]{43}$/)

/** A form that is filled in and not confirmed yet, encrypted by the storefront: only the person has the key. */
export const withdrawalDraftSchema = z.strictObject({
  id: draftIdSchema,
  sealed: z
    .string()
    .min(1)
    .max(60_000)
    .regex(/^[\w-]+$/),
})
export type WithdrawalDraft = z.output<typeof withdrawalDraftSchema>

export const storedDraftSchema = z.strictObject({
  sealed: z.string(),
  /** What was accepted under the draft's id as idempotency key; null: it is not confirmed. */
  accepted: acceptedWithdrawalSchema.nullable(),
})
export type StoredDraft = z.output<typeof storedDraftSchema>

const withdrawalChangeSchema = z.strictObject({
  id: z.int(),
  /** null: the statement arrived. */
  from: z.enum(withdrawalStatuses).nullable(),
  to: z.enum(withdrawalStatuses),
  /** uid of the member of staff; null: the person themselves. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime(),
})

/** A withdrawal as staff see it. */
export const withdrawalSchema = z.strictObject({
  id: withdrawalIdSchema,
  number: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  order: z.string(),
  lines: z.array(storedLineSchema).nullable(),
  /** Where the person wants a refund of cash; null: they gave none. */
  account: z.string().nullable(),
  language: languageSchema,
  channel: z.enum(withdrawalChannels),
  receivedAt: z.iso.datetime(),
  /** When the acknowledgement left; null: it has not, or there is no address. */
  acknowledgedAt: z.iso.datetime().nullable(),
  status: z.enum(withdrawalStatuses),
  refundDue: z.iso.date(),
  /** Until the refund is due; negative: it is late. null: nothing is to be refunded any more. */
  daysLeft: z.int().nullable(),
  /** The order that it was matched to. */
  orderId: orderIdSchema.nullable(),
  /** The last day of that order's period; null: no order, or not delivered yet. */
  lastDay: z.iso.date().nullable(),
  isLate: z.boolean(),
  note: z.string(),
})
export type Withdrawal = z.output<typeof withdrawalSchema>

export const withdrawalDetailSchema = z.strictObject({
  ...withdrawalSchema.shape,
  /** An order whose number stands in the text; it may be another person's, so staff decide. */
  suggestedOrderId: orderIdSchema.nullable(),
  history: z.array(withdrawalChangeSchema),
})
export type WithdrawalDetail = z.output<typeof withdrawalDetailSchema>

export const changeWithdrawalStatusSchema = z.strictObject({
  status: z.enum(withdrawalStatuses),
  /** What the caller saw; when it is no longer so, the change is refused. */
  from: z.enum(withdrawalStatuses),
})
export type ChangeWithdrawalStatus = z.output<typeof changeWithdrawalStatusSchema>

/** null: it belongs to none. */
export const matchOrderSchema = z.strictObject({ orderId: orderIdSchema.nullable() })

const note = z
  .string()
  .trim()
  .max(MAX_NOTE)
  .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u)

/** `from` is the note that was seen; when it is no longer so, the new one is refused. */
export const withdrawalNoteSchema = z.strictObject({ note, from: note })
export type WithdrawalNote = z.output<typeof withdrawalNoteSchema>
