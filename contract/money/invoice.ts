import { z } from 'zod'
import { MAX_PLN, moneySchema, moneyWithin } from './money.ts'
import { isEachOnce, MAX_ORDERS_AT_ONCE, refusedOrderSchema } from '../selling/many-orders.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { optionalChoice } from '../platform/not-given.ts'
import { typedLine } from '../platform/typed-text.ts'
import { pageSchema, searchParamSchema } from '../catalogue/catalogue-query.ts'

/** `correction`: says by how much an invoice changes, and what it comes to. */
export const invoiceKinds = ['invoice', 'correction'] as const

/** Why an invoice is corrected: goods came back, the price was lowered after the sale, it was wrong, or what staff write. */
export const correctionReasons = ['return', 'discount', 'mistake', 'other'] as const

/** The longest reason that FA(3) takes (`PrzyczynaKorekty`). */
export const MAX_CORRECTION_REASON = 256

/** Money that may be negative: what a correction takes back. PLN on the wire, grosze inside. */
const differenceSchema = moneyWithin(-MAX_PLN, MAX_PLN)

/**
 * `waiting`: to be sent. For somebody to look at: `refused`, KSeF does not take the document; `number_taken`, it has another one of the
 * seller's with the number.
 */
export const ksefStates = ['waiting', 'sent', 'accepted', 'refused', 'number_taken'] as const
export type KsefState = (typeof ksefStates)[number]

/** The most pieces of one line of an invoice. */
const MAX_PIECES = 1_000

const invoiceLineSchema = z.strictObject({
  title: z.string(),
  quantity: z.int().min(0).max(MAX_PIECES),
  /** Per piece, with VAT. */
  price: moneySchema,
})

export const invoiceSchema = z.strictObject({
  id: orderIdSchema,
  /** `FV/2026/0001`, of a correction `FK/2026/0001`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedOn: z.iso.date(),
  /** With VAT; of a correction: by how much more or less. */
  gross: differenceSchema,
  /** Whom it names, after the correction if it is one; in their country. */
  buyer: z.strictObject({
    name: z.string(),
    taxId: z.string().nullable(),
    address: z.string(),
    postCode: z.string(),
    city: z.string(),
  }),
  /** What is invoiced, after the correction if it is one. */
  lines: z.array(invoiceLineSchema),
  /** What has become of it in KSeF, with the number that it got there; absent: it is not sent. */
  ksef: z
    .strictObject({
      state: z.enum(ksefStates),
      number: z.string().nullable(),
      /** Whether the shop has the official confirmation of receipt (UPO). */
      isConfirmed: z.boolean(),
    })
    .optional(),
})
export type Invoice = z.output<typeof invoiceSchema>

export const invoicesSchema = z.array(invoiceSchema)

/** What can be asked of the list: those that KSeF has not taken yet, and those that somebody has to look at. */
export const invoiceFilters = ['waiting', 'stopped'] as const
export type InvoiceFilter = (typeof invoiceFilters)[number]

export const invoicesQuerySchema = pageSchema.extend({
  filter: optionalChoice(z.enum(invoiceFilters)),
  /** A part of the number, of the buyer's name or of their tax id; or the number of the order. */
  search: searchParamSchema.optional(),
})

/** An invoice or a correction in the list of all. */
export const listedInvoiceSchema = invoiceSchema
  .pick({ id: true, number: true, kind: true, issuedOn: true, gross: true, ksef: true })
  .extend({
    orderId: orderIdSchema,
    buyer: z.strictObject({ name: z.string(), taxId: z.string().nullable() }),
  })
export type ListedInvoice = z.output<typeof listedInvoiceSchema>

/** An order that is to be invoiced now. */
export const uninvoicedOrderSchema = z.strictObject({
  id: orderIdSchema,
  orderDate: z.iso.datetime(),
  name: z.string(),
  taxId: z.string().nullable(),
  total: moneySchema,
})
export type UninvoicedOrder = z.output<typeof uninvoicedOrderSchema>

/** Body of `POST invoices`: the orders that are invoiced, each by itself. */
export const issueInvoicesSchema = z.strictObject({
  orderIds: z.array(orderIdSchema).min(1).max(MAX_ORDERS_AT_ONCE).refine(isEachOnce, 'each order once'),
})

/** How many were issued, and which orders make no invoice. */
export const issuedInvoicesSchema = z.strictObject({
  issued: z.int().min(0),
  refused: z.array(refusedOrderSchema),
})

/** Body of a correction: the lines as they should have been, in the order of the invoice. */
export const correctInvoiceSchema = z
  .strictObject({
    /** The newest invoice or correction of the order that the caller saw; when there is a newer one, the correction is refused. */
    lastSeen: orderIdSchema,
    reason: z.enum(correctionReasons),
    /** Of `other`, and of it alone: the reason in words, in Polish as the document is. */
    reasonText: typedLine(MAX_CORRECTION_REASON).optional(),
    lines: z
      .array(invoiceLineSchema.pick({ quantity: true, price: true }))
      .min(1)
      .max(100),
  })
  .refine(({ reason, reasonText }) => (reason === 'other') === (reasonText !== undefined), {
    path: ['reasonText'],
    error: 'another reason is written in words, and only that',
  })
export type CorrectInvoice = z.output<typeof correctInvoiceSchema>
