import { z } from 'zod'
import { moneySchema } from '../money/money.ts'
import { customerTypes, languageSchema, orderSchema } from '../selling/order.ts'
import { productIdSchema, productTypeSchema } from '../catalogue/product.ts'
import { transferDetailsSchema } from '../money/transfer.ts'
import { translations } from '../translated.ts'

/* What staff see of the orders as a whole, and what stands on the papers that go with one. */

/** How many days the summary looks back, today included. */
export const SUMMARY_DAYS = 30

const countSchema = z.int().min(0)

/** One day in Warsaw; canceled orders are not counted. */
const summaryDaySchema = z.strictObject({
  day: z.iso.date(),
  orders: countSchema,
  turnover: moneySchema,
})
export type SummaryDay = z.output<typeof summaryDaySchema>

/** What is waiting. Of each list `total` counts all that there are, and only the first are named. */
export const orderSummarySchema = z.strictObject({
  /** Orders on which no work has begun. */
  pending: countSchema,
  /** Orders that were to be delivered before today, and have not left. */
  overdue: countSchema,
  /** Orders whose money is to come before the goods go. */
  awaited: countSchema,
  /** Statements that are not settled, and complaints without an answer. */
  withdrawals: countSchema,
  complaints: countSchema,
  /** Invoices that KSeF has not taken yet. */
  invoices: countSchema,
  /** Products that sell and will be sold out within as many days as the summary looks back, the fewest pieces first: what is to be reordered. */
  lowStock: z.strictObject({
    total: countSchema,
    products: z.array(
      z.strictObject({
        id: productIdSchema,
        productType: productTypeSchema,
        /** Empty translations: there are none. */
        title: z.string(),
        ...translations('title', () => z.string()),
        quantityInStock: countSchema,
      }),
    ),
  }),
  /** What the shop has tried in vain: mails, invoices, refunds, parcels. */
  needsSomebody: countSchema,
  /** The last days, oldest first, those without an order too. */
  days: z.array(summaryDaySchema),
})
export type OrderSummary = z.output<typeof orderSummarySchema>

/** Another value means that an order was placed or changed its status; it says nothing else. */
export const ordersVersionSchema = z.strictObject({ version: z.string() })

/** All that the papers of an order name: the order, who bought, and in which language they are written to. */
export const orderDocumentSchema = z.strictObject({
  ...orderSchema.shape,
  language: languageSchema,
  customerType: z.enum(customerTypes),
  /** Of a company. */
  taxId: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  /** The versions of the documents that were accepted with it, in its language; null: there were none yet. */
  accepted: z.strictObject({
    rules: z.string().nullable(),
    privacy: z.string().nullable(),
    returns: z.string().nullable(),
  }),
  /** Where the buyer lives; the order itself may go elsewhere. */
  buyer: orderSchema.pick({ address: true, city: true, postCode: true, country: true }),
  /** How what is due is paid by bank transfer; absent: it is not. */
  transfer: transferDetailsSchema.optional(),
})
export type OrderDocument = z.output<typeof orderDocumentSchema>

/** The same for a packing slip: with the places in the store of those products that have one. */
export const packingDocumentSchema = z.strictObject({
  ...orderDocumentSchema.shape,
  places: z.array(z.strictObject({ productId: productIdSchema, place: z.string() })),
})
export type PackingDocument = z.output<typeof packingDocumentSchema>
