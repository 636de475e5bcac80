import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { optionalField } from '../platform/not-given.ts'
import { receivedDaySchema } from '../platform/received-day.ts'
import { typedLine } from '../platform/typed-text.ts'
import { languageSchema } from '../selling/order.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { caseChannels, entryChannels } from './case-channel.ts'

/* What a withdrawal and a complaint have in common: who states it of which order, how it came, and the form on its way. */

export const caseFields = {
  name: typedLine(120),
  /** The number of the order, or whatever else tells which one; it is never checked against the orders. */
  order: typedLine(200),
}

/** Of a case that came by mail, letter or phone, as staff write it down. */
export const entryFields = {
  /** Left out: the person gave none, so no acknowledgement is sent. */
  email: optionalField(emailSchema()),
  channel: z.enum(entryChannels),
  receivedOn: receivedDaySchema,
}

/** The reply to the person. */
export const acceptedCaseSchema = z.strictObject({ number: z.string(), receivedAt: z.iso.datetime() })

/** As staff see it: what was typed was checked, and is not judged again. */
export const shownCaseFields = {
  id: orderIdSchema,
  number: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  order: z.string(),
  language: languageSchema,
  channel: z.enum(caseChannels),
  receivedAt: z.iso.datetime(),
  /** Until its deadline; negative: it is late. null: nothing is to be done any more. */
  daysLeft: z.int().nullable(),
  /** The order that it was matched to. */
  orderId: orderIdSchema.nullable(),
}

/** An order whose number stands in the text; it may be another person's, so staff decide. */
export const suggestedOrderIdSchema = orderIdSchema.nullable()

/** null: it belongs to none. */
export const matchOrderSchema = z.strictObject({ orderId: orderIdSchema.nullable() })

/** A form that is not a statement yet, encrypted by the storefront: only the person has the key. */
export const formDraftSchema = z.strictObject({
  /** Made of a secret that only the person has, which cannot be computed from it. */
  id: z.string().regex(/^[\w-]{43}$/),
  sealed: z
    .string()
    .min(1)
    .max(60_000)
    .regex(/^[\w-]+$/),
})
export type FormDraft = z.output<typeof formDraftSchema>

export const draftIdSchema = formDraftSchema.pick({ id: true })

/** `accepted` is what was made of the draft under its id as idempotency key; null: nothing yet. */
export const storedDraftOf = <Accepted extends z.ZodType>(accepted: Accepted) =>
  z.strictObject({ sealed: z.string(), accepted: accepted.nullable() })
export type StoredDraft<Accepted> = { sealed: string; accepted: Accepted | null }
