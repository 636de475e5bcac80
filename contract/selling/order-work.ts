import { z } from 'zod'
import { typedCode } from '../platform/typed-text.ts'
import { orderSchema } from './order.ts'

/* What staff keep on an order for each other. No buyer sees any of it. */

export const orderWorkKinds = [
  'note',
  'held',
  'released',
  'tagged',
  'untagged',
  'parcel_added',
  'parcel_removed',
  'goods_returned',
  'refund_asked',
  'receipt_noted',
  'receipt_removed',
] as const

export const MAX_NOTE_LENGTH = 2000
export const MAX_TAG_LENGTH = 30
/** How many tags an order has at most. */
export const MAX_TAGS = 10

const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u
/** A note may have several lines. */
const NO_CONTROLS_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n|\r|\t)*$/u

const noteTextSchema = z.string().trim().min(1).max(MAX_NOTE_LENGTH).regex(NO_CONTROLS_BUT_LINES)

/** The same tag however it is written: small letters, composed, single blanks. */
function tagOf(written: string): string {
  return written.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

export const tagSchema = z
  .string()
  .max(MAX_TAG_LENGTH)
  .regex(NO_CONTROLS)
  .transform(tagOf)
  .pipe(z.string().min(1).max(MAX_TAG_LENGTH))

export const addNoteSchema = z.strictObject({ text: noteTextSchema })

export const changeHolderSchema = z.strictObject({
  /** Whether the caller works on it from now on; otherwise it is not assigned. */
  hold: z.boolean(),
  /** uid of who held it as the caller saw it, or null; when that is no longer so, the change is refused. */
  seen: z.string().min(1).max(128).nullable(),
})
export type ChangeHolder = z.output<typeof changeHolderSchema>

export const changeTagSchema = z.strictObject({ tag: tagSchema, has: z.boolean() })
export type ChangeTag = z.output<typeof changeTagSchema>

export const MAX_RECEIPT_NUMBER = 40

export const changeReceiptSchema = z.strictObject({
  /** As the cash register printed it: `W000123`; null: there is none. */
  number: typedCode(MAX_RECEIPT_NUMBER).nullable(),
  /** What the caller saw; when it is no longer so, the change is refused. */
  seen: z.string().max(MAX_RECEIPT_NUMBER).nullable(),
})
export type ChangeReceipt = z.output<typeof changeReceiptSchema>

/** Who works on an order, its tags, and all that was noted and done, oldest first. */
export const orderWorkSchema = z.strictObject({
  /** uid */
  heldBy: z.string().nullable(),
  tags: z.array(z.string()),
  /** The number of the cash register's receipt, where the sale is on one and staff saved it. */
  receiptNumber: z.string().nullable(),
  log: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(orderWorkKinds),
      /** The note, the tag or the parcel. */
      detail: z.string().nullable(),
      /** uid */
      doneBy: z.string(),
      doneAt: z.iso.datetime(),
    }),
  ),
})
export type OrderWork = z.output<typeof orderWorkSchema>

/** An order in staff's list. */
export const listedOrderSchema = z.strictObject({
  ...orderSchema.shape,
  heldBy: z.string().nullable(),
  tags: z.array(z.string()),
  /** How many notes there are on it. */
  notes: z.int().min(0),
})
export type ListedOrder = z.output<typeof listedOrderSchema>

/** Every tag that an order has, the most used first. */
export const tagsInUseSchema = z.array(z.string())

/** In place of a uid: orders that are assigned to no member of staff. */
export const UNASSIGNED = 'unassigned'
