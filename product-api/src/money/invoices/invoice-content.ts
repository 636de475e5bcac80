import { sumsOf, vatRateNames, type VatSum } from '@bieznik/contract/money/vat'
import { companySchema } from '@bieznik/contract/platform/company-schema'
import { correctionReasons } from '@bieznik/contract/money/invoice'
import { paymentMethods } from '@bieznik/contract/selling/order'
import { productTypeSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { differenceOf } from './vat.ts'

const groszeSchema = z.int().brand<'Grosze'>()
const daySchema = z.iso.date()

const lineSchema = z.strictObject({
  title: z.string(),
  productType: productTypeSchema,
  quantity: z.int().min(0),
  /** grosze a piece, with VAT. */
  price: groszeSchema,
  rate: z.enum(vatRateNames),
})
export type InvoiceLine = z.output<typeof lineSchema>

/** Whether a correction changes the line. */
export const isChanged = (before: InvoiceLine, after: InvoiceLine): boolean =>
  before.quantity !== after.quantity || before.price !== after.price

const buyerSchema = z.strictObject({
  name: z.string(),
  /** Of a company. */
  taxId: z.string().nullable(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  /** ISO 3166-1; null: the order names a country that the shop does not know. */
  countryCode: z.string().nullable(),
  country: z.string(),
})

/** All that an invoice says, as it was on the day of its issue; money is in grosze. */
export const invoiceContentSchema = z.strictObject({
  seller: companySchema.pick({
    legalName: true,
    seat: true,
    registerCourt: true,
    krs: true,
    nip: true,
    regon: true,
    shareCapital: true,
    bdo: true,
    bankAccount: true,
    email: true,
    phone: true,
    isExample: true,
  }),
  buyer: buyerSchema,
  order: z.strictObject({ id: z.int(), orderedOn: daySchema }),
  /** The day on which the goods were handed over; null: that has not happened. */
  soldOn: daySchema.nullable(),
  /** Of an advance invoice: the day on which the whole was paid before the goods left. */
  advancePaidOn: daySchema.nullable().default(null),
  /** What is invoiced, after the correction if it is one. */
  lines: z.array(lineSchema).min(1),
  payment: z.strictObject({
    method: z.enum(paymentMethods),
    /** null: not paid in full on the day of issue. */
    paidOn: daySchema.nullable(),
    /** By when the rest is to be paid; null: nothing is due by a day. */
    dueOn: daySchema.nullable().default(null),
  }),
  /** Goods of annex 15 of the act on VAT are sold to a company for more than the limit. */
  isSplitPayment: z.boolean(),
  /** The sale is on a receipt of the cash register as well (article 109(3d)). */
  isToReceipt: z.boolean(),
  /** Of a correction. */
  correction: z
    .strictObject({
      /** `buyer`: their name or address was wrong; `tax_id`: the invoice is taken back for one to another number. */
      reason: z.enum([...correctionReasons, 'buyer', 'tax_id']),
      /** Of `other`: the reason in words. */
      reasonText: z.string().optional(),
      invoice: z.strictObject({
        number: z.string(),
        issuedOn: daySchema,
        /** null: it was issued outside KSeF. */
        ksefNumber: z.string().nullable().default(null),
      }),
      /** As they were invoiced until now, in the same order. */
      before: z.array(lineSchema).min(1),
      /** As the invoice named them until now, when that is corrected. */
      buyerBefore: buyerSchema.nullable().default(null),
    })
    .nullable(),
})
export type InvoiceContent = z.output<typeof invoiceContentSchema>

/** Whether it is of a payment before the delivery (article 106b(1)(4) of the act on VAT). */
export const isAdvance = ({ advancePaidOn }: InvoiceContent): boolean => advancePaidOn !== null

/** The sums that the document states: of a correction, by how much they change. */
export function statedSums({ lines, correction }: InvoiceContent): VatSum[] {
  return correction ? differenceOf(correction.before, lines) : sumsOf(lines)
}
