import { z } from 'zod'
import { askedDaySchema } from '../platform/asked-day.ts'
import { daysBetween } from '../platform/calendar-day.ts'
import { languages } from '../language.ts'
import { moneySchema, moneyWithin } from './money.ts'
import { productIdSchema, productTypeSchema } from '../catalogue/product.ts'

/* What staff see of the trade: turnover, margin, what sells and what lies. */

export const turnoverSteps = ['day', 'month'] as const

/** Two years. */
const MAX_DAYS = 731

/** How many days sales are looked back for, to tell dead stock and what to reorder. */
export const lookBackDays = [30, 90, 180, 365] as const

const reportFields = {
  /** The first day, in Warsaw. */
  from: askedDaySchema,
  /** The first day that is not in it any more. */
  before: askedDaySchema,
  by: z.enum(turnoverSteps),
}
const isPeriod = ({ from, before }: { from: string; before: string }): boolean => {
  const days = daysBetween(from, before)
  return days > 0 && days <= MAX_DAYS
}
const refusal = { path: ['before'], error: `a period has 1 to ${MAX_DAYS} days` }

export const reportQuerySchema = z.strictObject(reportFields).refine(isPeriod, refusal)
export type ReportQuery = z.output<typeof reportQuerySchema>

const daysSchema = z.enum(['30', '90', '180', '365']).transform(Number)

export const stockReportQuerySchema = z.strictObject({ days: daysSchema })

export const reportFiles = ['turnover', 'products', 'dead', 'reorder'] as const
export type ReportFile = (typeof reportFiles)[number]
export const reportFileParamSchema = z.strictObject({ file: z.enum(reportFiles) })
export const reportsFileSchema = z
  .strictObject({ ...reportFields, days: daysSchema, language: z.enum(languages) })
  .refine(isPeriod, refusal)
export type ReportsFile = z.output<typeof reportsFileSchema>

/** More than the sales of any two years, in PLN. */
const MAX_SUM = 10_000_000_000

/** Money of many lines; a margin may be negative. PLN on the wire, grosze inside. */
const sumSchema = moneyWithin(-MAX_SUM, MAX_SUM)
const countSchema = z.int().min(0)

const salesFields = {
  pieces: countSchema,
  gross: sumSchema,
  net: sumSchema,
  /** What is left of the net of those lines whose purchase price is known. */
  margin: sumSchema,
  /** The net of those lines. */
  marginOf: sumSchema,
}

export const reportsSchema = z.strictObject({
  /** Each day or month of the period, oldest first, those without a sale too. */
  steps: z.array(
    z.strictObject({
      /** `2026-11-27`, or `2026-11`. */
      step: z.string(),
      orders: countSchema,
      ...salesFields,
      /** Gross, by the day of the refund. */
      refunds: sumSchema,
    }),
  ),
  kinds: z.array(z.strictObject({ kind: productTypeSchema, ...salesFields })),
  total: z.strictObject({ orders: countSchema, ...salesFields, refunds: sumSchema }),
  /** The best sellers, the largest turnover first. */
  best: z.array(
    z.strictObject({
      id: productIdSchema,
      title: z.string(),
      kind: productTypeSchema,
      stock: countSchema,
      ...salesFields,
    }),
  ),
})
export type Numbers = z.output<typeof reportsSchema>

const stockedSchema = z.strictObject({
  id: productIdSchema,
  title: z.string(),
  kind: productTypeSchema,
  stock: countSchema,
  price: moneySchema,
  /** Net; null: not known. */
  purchasePrice: moneySchema.nullable(),
})

export const stockReportSchema = z.strictObject({
  /** In stock and offered for that long, and not sold in it; the largest value first. */
  dead: z.strictObject({
    count: countSchema,
    /** At today's prices. */
    gross: sumSchema,
    products: z.array(z.strictObject({ ...stockedSchema.shape, lastSoldOn: z.iso.date().nullable() })),
  }),
  /** What will be sold out before as many days have gone by as were looked back for, the soonest first. */
  reorder: z.strictObject({
    count: countSchema,
    products: z.array(z.strictObject({ ...stockedSchema.shape, sold: countSchema, daysLeft: countSchema })),
  }),
})
export type StockNumbers = z.output<typeof stockReportSchema>

/** What a piece costs the shop, net; null: it is not known any more. */
export const purchasePriceSchema = z.strictObject({ price: moneySchema.nullable() })
export type PurchasePrice = z.output<typeof purchasePriceSchema>
