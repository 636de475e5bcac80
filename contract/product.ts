import { z } from 'zod'
import { idParamSchema } from './id-param.ts'
import { moneySchema } from './money.ts'

export const productTypes = ['Tire', 'Wheel', 'Spacer'] as const
export const productTypeSchema = z.enum(productTypes)
export type ProductType = z.output<typeof productTypeSchema>

/** Postgres `integer`, never 0: one id space for all products. */
export const productIdSchema = z.int().min(1).max(2_147_483_647)

/** The same in a path or a query. */
export const productIdParamSchema = idParamSchema

/** What carts, orders and cards need of any product. */
export const productCoreSchema = z.strictObject({
  id: productIdSchema,
  productType: productTypeSchema,
  title: z.string(),
  price: moneySchema,
  /** Main picture; null: none, draw one from the numbers. */
  url: z.string().nullable(),
  quantityInStock: z.int().min(0),
  inArchive: z.boolean(),
})
export type ProductCore = z.output<typeof productCoreSchema>

export const tireTypes = ['passenger', 'truck', '4X4'] as const
export const seasons = ['summer', 'winter', 'allseason'] as const
export type TireType = (typeof tireTypes)[number]

/**
 * What a sidewall says. Metric sizes: `width` in mm, `profile` in percent of the width, `diameter` of the rim in inches.
 * Inch sizes (31x10.50 R15): `width` is the overall diameter and `profile` the section width, both in inches.
 */
export const tireSizeSchema = z.strictObject({
  width: z.number().positive().max(1000),
  profile: z.number().positive().max(200),
  diameter: z.number().positive().max(100),
})
export type TireSize = z.output<typeof tireSizeSchema>

export const tireSchema = z.strictObject({
  ...productCoreSchema.shape,
  productType: z.literal('Tire'),
  ...tireSizeSchema.shape,
  manufacturer: z.string(),
  typeOfTire: z.enum(tireTypes),
  /** Load index and speed category together: 3 to 10 letters or digits, for example 96T. */
  icVc: z.string(),
  season: z.enum(seasons),
  /** The tread pattern. */
  protector: z.string(),
  /** Further pictures. */
  urls: z.array(z.string()),
  inf: z.string(),
})
export type Tire = z.output<typeof tireSchema>

export const wheelSchema = z.strictObject({
  ...productCoreSchema.shape,
  productType: z.literal('Wheel'),
  typeOfWheel: z.string(),
  /** Inches. */
  diameter: z.number(),
  /** Inches. */
  width: z.number(),
  /** mm */
  centralBoreDiameter: z.number(),
  /** Number of bolts and bolt circle in mm, for example 5x112. */
  boltSpacing: z.string(),
  color: z.string(),
  material: z.string(),
})
export type Wheel = z.output<typeof wheelSchema>

export const spacerSchema = z.strictObject({
  ...productCoreSchema.shape,
  productType: z.literal('Spacer'),
  /** Number of bolts and bolt circle in mm, for example 5x112. */
  boltDistance: z.string(),
  /** Thread of the bolts, for example M14x1.5. */
  boltInfo: z.string(),
  /** mm */
  thickness: z.number(),
})
export type Spacer = z.output<typeof spacerSchema>

export const productSchema = z.discriminatedUnion('productType', [tireSchema, wheelSchema, spacerSchema])
export type Product = z.output<typeof productSchema>
