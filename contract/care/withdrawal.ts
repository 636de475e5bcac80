import { z } from 'zod'
import { accountNumberSchema } from '../money/account-number.ts'
import { emailSchema } from '../people/email.ts'
import { optionalField } from '../platform/not-given.ts'
import { typedLine } from '../platform/typed-text.ts'
import { languageSchema } from '../selling/order.ts'
import {
  acceptedCaseSchema,
  caseFields,
  entryFields,
  shownCaseFields,
  storedDraftOf,
  suggestedOrderIdSchema,
} from './case.ts'
import { withdrawalStatuses } from './withdrawal-status.ts'

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
  ...caseFields,
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

export const withdrawalEntrySchema = z.strictObject({ ...statementFields, ...entryFields })

export const acceptedWithdrawalSchema = acceptedCaseSchema
export type AcceptedWithdrawal = z.output<typeof acceptedWithdrawalSchema>

export const storedWithdrawalDraftSchema = storedDraftOf(acceptedWithdrawalSchema)

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
  ...shownCaseFields,
  lines: z.array(storedLineSchema).nullable(),
  /** Where the person wants a refund of cash; null: they gave none. */
  account: z.string().nullable(),
  /** When the acknowledgement left; null: it has not, or there is no address. */
  acknowledgedAt: z.iso.datetime().nullable(),
  status: z.enum(withdrawalStatuses),
  refundDue: z.iso.date(),
  /** The last day of its order's period; null: no order, or not delivered yet. */
  lastDay: z.iso.date().nullable(),
  isLate: z.boolean(),
  note: z.string(),
})
export type Withdrawal = z.output<typeof withdrawalSchema>

export const withdrawalDetailSchema = z.strictObject({
  ...withdrawalSchema.shape,
  suggestedOrderId: suggestedOrderIdSchema,
  history: z.array(withdrawalChangeSchema),
})
export type WithdrawalDetail = z.output<typeof withdrawalDetailSchema>

export const changeWithdrawalStatusSchema = z.strictObject({
  status: z.enum(withdrawalStatuses),
  /** What the caller saw; when it is no longer so, the change is refused. */
  from: z.enum(withdrawalStatuses),
})
export type ChangeWithdrawalStatus = z.output<typeof changeWithdrawalStatusSchema>

const note = z
  .string()
  .trim()
  .max(MAX_NOTE)
  .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u)

/** `from` is the note that was seen; when it is no longer so, the new one is refused. */
export const withdrawalNoteSchema = z.strictObject({ note, from: note })
export type WithdrawalNote = z.output<typeof withdrawalNoteSchema>
