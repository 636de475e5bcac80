import { z } from 'zod'
import { moneySchema, type Grosze } from '../money/money.ts'
import { managedShape, pageOnly, wireShape } from './field-description.ts'
import { spacerFields } from './spacer-fields.ts'
import { tireFields } from './tire-fields.ts'
import { wheelFields } from './wheel-fields.ts'

export const productTypes = ['Tire', 'Wheel', 'Spacer'] as const
export const productTypeSchema = z.enum(productTypes)
export type ProductType = z.output<typeof productTypeSchema>

/** Postgres `integer`, never 0: one id space for all products. */
export const productIdSchema = z.int().min(1).max(2_147_483_647)

/** What has to be said beside a reduced price. */
const reducedFromSchema = z.strictObject({
  /** Of the thirty days before the reduction (`lowest-price.ts`). */
  lowestPrice: moneySchema,
  /** What the product costs without it. */
  regularPrice: moneySchema,
  /** When it began and when it ends; left out in lists and carts. */
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
})

/** What buyers gave it, of the opinions that are shown. */
const averageRatingSchema = z.strictObject({
  /** One decimal. */
  average: z.number().min(1).max(5),
  count: z.int().min(1),
})

/** What carts, orders and cards need of any product. */
export const productCoreSchema = z.strictObject({
  id: productIdSchema,
  productType: productTypeSchema,
  title: z.string(),
  /** What it costs at this moment. */
  price: moneySchema,
  /** While a reduction is in force. */
  reduction: reducedFromSchema.optional(),
  /** Main picture; null: none, draw one from the numbers. */
  url: z.string().nullable(),
  quantityInStock: z.int().min(0),
  inArchive: z.boolean(),
  /** Left out: it has no opinions. */
  rating: averageRatingSchema.optional(),
})
export type ProductCore = z.output<typeof productCoreSchema>

/** What it costs when no reduction is in force. */
export function regularPriceOf({ price, reduction }: Pick<ProductCore, 'price' | 'reduction'>): Grosze {
  return reduction?.regularPrice ?? price
}

const { width, profile, diameter } = wireShape(tireFields)

/** What a sidewall says, in the units of `tireFields`. */
export const tireSizeSchema = z.strictObject({ width, profile, diameter })
export type TireSize = z.output<typeof tireSizeSchema>

/** Names of the fields whose text is Polish although another language was asked for; left out: none. */
const untranslated = z.array(z.string()).optional()

export const tireSchema = productCoreSchema.extend({
  productType: z.literal('Tire'),
  ...wireShape(tireFields),
  /** Both are what `icVc` says; left out: it says no such pair. */
  loadIndex: z.int().optional(),
  /** km/h */
  topSpeed: z.int().optional(),
  untranslated,
})
export type Tire = z.output<typeof tireSchema>

export const wheelSchema = productCoreSchema.extend({
  productType: z.literal('Wheel'),
  ...wireShape(wheelFields),
  untranslated,
})
export type Wheel = z.output<typeof wheelSchema>

export const spacerSchema = productCoreSchema.extend({
  productType: z.literal('Spacer'),
  ...wireShape(spacerFields),
  untranslated,
})
export type Spacer = z.output<typeof spacerSchema>

/** A product in one language. */
export const productSchema = z.discriminatedUnion('productType', [tireSchema, wheelSchema, spacerSchema])
export type Product = z.output<typeof productSchema>

export const listedTireSchema = tireSchema.omit({ ...pageOnly(tireFields), loadIndex: true, topSpeed: true })
export type ListedTire = z.output<typeof listedTireSchema>
export const listedWheelSchema = wheelSchema.omit(pageOnly(wheelFields))
export type ListedWheel = z.output<typeof listedWheelSchema>
export const listedSpacerSchema = spacerSchema.omit(pageOnly(spacerFields))
export type ListedSpacer = z.output<typeof listedSpacerSchema>

/** What lists say of a product: what a card shows, in one language. */
export const listedProductSchema = z.discriminatedUnion('productType', [
  listedTireSchema,
  listedWheelSchema,
  listedSpacerSchema,
])
export type ListedProduct = z.output<typeof listedProductSchema>

export const managedTireSchema = productCoreSchema.extend({
  productType: z.literal('Tire'),
  ...managedShape(tireFields),
})
export type ManagedTire = z.output<typeof managedTireSchema>

export const managedWheelSchema = productCoreSchema.extend({
  productType: z.literal('Wheel'),
  ...managedShape(wheelFields),
})
export type ManagedWheel = z.output<typeof managedWheelSchema>

export const managedSpacerSchema = productCoreSchema.extend({
  productType: z.literal('Spacer'),
  ...managedShape(spacerFields),
})
export type ManagedSpacer = z.output<typeof managedSpacerSchema>

/** A product as it is kept and as staff edit it: Polish texts, their translations (empty: none), and codes. */
export const managedProductSchema = z.discriminatedUnion('productType', [
  managedTireSchema,
  managedWheelSchema,
  managedSpacerSchema,
])
export type ManagedProduct = z.output<typeof managedProductSchema>
