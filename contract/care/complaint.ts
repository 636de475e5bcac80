import { z } from 'zod'
import { complaintBases, complaintDemands, complaintStatuses, settlements } from './complaint-status.ts'
import { moneySchema } from '../money/money.ts'
import { emailSchema } from '../people/email.ts'
import { cleanLines, isVisible } from '../platform/typed-text.ts'
import { languageSchema } from '../selling/order.ts'
import {
  acceptedCaseSchema,
  caseFields,
  draftIdSchema,
  entryFields,
  shownCaseFields,
  storedDraftOf,
  suggestedOrderIdSchema,
} from './case.ts'

/* A complaint about goods: what a buyer states, and what staff answer. */

export const MAX_PHOTOS = 8
/** Of the description and of the answer, in characters. */
export const MAX_COMPLAINT_TEXT = 4000

/** A photo is named by the keyed hash of its content. */
export const photoNameSchema = z.string().regex(/^[\w-]{1,64}\.webp$/)

/** Several lines without control characters. */
const typedText = (max: number) =>
  z
    .string()
    .overwrite(cleanLines)
    .regex(/^(?:[\r\n\t]|[^\p{Cc}\p{Cs}])*$/u)
    .refine(isVisible)
    .max(max)

const complaintFields = {
  ...caseFields,
  basis: z.enum(complaintBases),
  demand: z.enum(complaintDemands),
  /** What is wrong, and with which goods. */
  text: typedText(MAX_COMPLAINT_TEXT),
  /** Names of photos that were stored with the draft of the complaint. */
  photos: z.array(photoNameSchema).max(MAX_PHOTOS),
  language: languageSchema,
}

export const complaintStatementSchema = z.strictObject({ ...complaintFields, email: emailSchema() })
export type ComplaintStatement = z.output<typeof complaintStatementSchema>

export const complaintEntrySchema = z.strictObject({ ...complaintFields, ...entryFields })

export const acceptedComplaintSchema = acceptedCaseSchema.extend({ answerDue: z.iso.date() })
export type AcceptedComplaint = z.output<typeof acceptedComplaintSchema>

export const storedComplaintDraftSchema = storedDraftOf(acceptedComplaintSchema)

export const photoOfDraftSchema = draftIdSchema.extend({ name: photoNameSchema })

/** Where a template of an answer lacks what only staff know; a text that still holds it is not finished. */
export const PLACEHOLDER = '…'

const answerSchema = typedText(MAX_COMPLAINT_TEXT).refine((text) => !text.includes(PLACEHOLDER))

/** The decision, and the text of its letter as it is sent. */
export const answerComplaintSchema = z.discriminatedUnion('decision', [
  z
    .strictObject({
      decision: z.literal('accepted'),
      /** What the seller does; a repair prolongs the liability. */
      remedy: z.enum(complaintDemands),
      /** By how much the price is lowered, which goes back to the buyer; null: something else is done. */
      reduction: moneySchema
        .refine((amount) => amount > 0)
        .nullable()
        .default(null),
      answer: answerSchema,
    })
    .refine(({ remedy, reduction }) => reduction === null || remedy === 'price_cut', { path: ['reduction'] }),
  z.strictObject({
    decision: z.literal('rejected'),
    /** Its sentence stands in the letter, whatever the answer says. */
    settlement: z.enum(settlements),
    answer: answerSchema,
  }),
])
export type AnswerComplaint = z.output<typeof answerComplaintSchema>

/** A complaint as staff see it. */
export const complaintSchema = z.strictObject({
  ...complaintFields,
  ...shownCaseFields,
  text: z.string(),
  photos: z.array(z.string()),
  status: z.enum(complaintStatuses),
  answerDue: z.iso.date(),
  /** What an accepted one was answered with; null: not accepted, or by the law alone. */
  remedy: z.enum(complaintDemands).nullable(),
  /** By how much the price was lowered with it. */
  reduction: moneySchema.nullable(),
  /** What a refusal said of a settlement out of court. */
  settlement: z.enum(settlements).nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** uid of the member of staff. */
  answeredBy: z.string().nullable(),
  /** The last day of liability for the goods of its order; null: no order, or not delivered. */
  liabilityUntil: z.iso.date().nullable(),
})
export type Complaint = z.output<typeof complaintSchema>

export const complaintDetailSchema = z.strictObject({
  ...complaintSchema.shape,
  /** uid of the member of staff who wrote it down; null: the person themselves. */
  enteredBy: z.string().nullable(),
  suggestedOrderId: suggestedOrderIdSchema,
})
export type ComplaintDetail = z.output<typeof complaintDetailSchema>
