import { z } from 'zod'
import { moneyWithin } from './money.ts'
import { askedDaySchema } from '../platform/asked-day.ts'
import { addDays, daysBetween } from '../platform/calendar-day.ts'
import { languages } from '../language.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { paymentProviders } from './payment-providers.ts'

/* What an accountant takes from the shop of a period: what was sold on which document, what was paid and what went back. */

export const bookRegisters = ['invoices', 'receipts', 'payments', 'refunds'] as const
export type BookRegister = (typeof bookRegisters)[number]

/** How money comes in: through a provider, or when the goods are handed over. */
export const bookMethods = ['payment_at_delivery', ...paymentProviders] as const
export type BookMethod = (typeof bookMethods)[number]

/** A year that is a leap year. */
const MAX_DAYS = 366

const periodFields = {
  /** The first day, in Warsaw. */
  from: askedDaySchema,
  /** The first day that is not in it any more. */
  before: askedDaySchema,
}
export type RegisterPeriod = { from: string; before: string }

const firstOfNextMonth = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`

const isPeriod = ({ from, before }: RegisterPeriod): boolean => {
  const days = daysBetween(from, before)
  return days > 0 && days <= MAX_DAYS
}
const refusal = { path: ['before'], error: `a period has 1 to ${MAX_DAYS} days` }

export const registerPeriodSchema = z.strictObject(periodFields).refine(isPeriod, refusal)

/** Of a file: in which language its columns are named. */
export const registersFileSchema = z
  .strictObject({ ...periodFields, language: z.enum(languages) })
  .refine(isPeriod, refusal)
export type RegistersFile = z.output<typeof registersFileSchema>

/** Files for the tax office: the records of a month's sales, and the invoices that an office asks for. */
export const taxFiles = ['jpk_v7m', 'jpk_fa'] as const
export type TaxFile = (typeof taxFiles)[number]
export const taxFileParamSchema = z.strictObject({ file: z.enum(taxFiles) })

/** The first month of JPK_V7M(3), the only variant that the shop writes. */
const FIRST_RECORDED_MONTH = '2026-02-01'

/** JPK_V7M is of one whole month. */
export const isRecordedMonth = ({ from, before }: RegisterPeriod): boolean =>
  from >= FIRST_RECORDED_MONTH && from.endsWith('-01') && before === firstOfNextMonth(from)

export const registerParamSchema = z.strictObject({ register: z.enum(bookRegisters) })

/** More than the sales of any year, in PLN. */
const MAX_SUM = 10_000_000_000

/** Money of many documents, negative where more came back. PLN on the wire, grosze inside. */
const sumSchema = moneyWithin(-MAX_SUM, MAX_SUM)
const countSchema = z.int().min(0)

const amountsSchema = z.strictObject({ net: sumSchema, vat: sumSchema, gross: sumSchema })
const rateSumSchema = z.strictObject({ rate: z.string(), ...amountsSchema.shape })
const countedSchema = z.strictObject({ count: countSchema, gross: sumSchema })

/** Documents of one kind: each counts with its own VAT, so that the sums are those of the file. */
const documentsSchema = z.strictObject({
  count: countSchema,
  rates: z.array(rateSumSchema),
  total: amountsSchema,
})
export type DocumentSums = z.output<typeof documentsSchema>

const moneySumsSchema = z.strictObject({
  count: countSchema,
  total: sumSchema,
  methods: z.array(z.strictObject({ method: z.enum(bookMethods), count: countSchema, total: sumSchema })),
})
export type MoneySums = z.output<typeof moneySumsSchema>

/**
 * - `no_invoice`: sold, and has to be invoiced.
 * - `differs`: its invoice is of another amount than the order.
 * - `not_corrected`: canceled, and its invoice still stands.
 */
const openMatters = ['no_invoice', 'differs', 'not_corrected'] as const

export const registersSchema = z.strictObject({
  /** By the day of issue, corrections too; those to a receipt are not in here. */
  invoices: documentsSchema,
  /** Invoices to a receipt and their corrections: the receipt counts. */
  toReceipts: countedSchema,
  /** Sales that are registered on a receipt, by the day on which the goods were handed over; taken back ones with a minus. */
  receipts: documentsSchema,
  /** Both. */
  sales: documentsSchema,
  /** Orders whose goods were handed over in the period, less those taken back; the four below add up to it. */
  sold: countedSchema,
  soldOnReceipts: countedSchema,
  soldOnInvoices: countedSchema,
  /** Their invoice was issued before or after the period. */
  soldOnOtherInvoices: countedSchema,
  soldWithoutInvoice: countedSchema,
  payments: moneySumsSchema,
  refunds: moneySumsSchema,
  /** Payments of which the provider reports something else than was asked for; they are in the payments as they were asked for. */
  disputed: countedSchema,
  /** Whether the company's record names its tax office, so that files for it can be written. */
  hasTaxOffice: z.boolean(),
  /** Invoices that go to KSeF and have no number there yet: the file of the month is written anew when they do. */
  withoutKsefNumber: countSchema,
  /** What somebody has to look at; the first ones. */
  open: z.array(z.strictObject({ orderId: orderIdSchema, matter: z.enum(openMatters) })),
})
export type AccountingRegisters = z.output<typeof registersSchema>
export type OpenMatter = (typeof openMatters)[number]
