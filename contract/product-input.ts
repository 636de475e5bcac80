import { z } from 'zod'
import { MAX_PLN, moneySchema } from './money.ts'
import { fieldOr, optionalField } from './not-given.ts'
import { productTypeSchema, seasons, spacerSchema, tireSchema, tireTypes, wheelSchema } from './product.ts'

/*
 * What staff may write of a product. The messages are keys of `product_form.errors` in the message files, so that the forms and the
 * product API say the same.
 */

/** No control characters (PostgreSQL refuses NUL), nothing that is only half a character. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'characters')

/** Several lines. */
export const lines = (max: number, error?: string) =>
  z
    .string(error)
    .trim()
    .max(max, 'too_long')
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'characters')

const name = (key: string) => text(60).min(1, key)

/** A picture of our own (`/pictures/…`) or on another host; which hosts are allowed is the product API's to say. */
const PICTURE_URL = /^(?:\/pictures\/[\w.-]+|https:\/\/[\w.-]+(?::\d+)?\/[^\s\p{Cc}\p{Cs}"'<>\\]*)$/u

const pictureUrl = (error?: string) => z.string(error).trim().max(500, 'too_long')

export const pictureUrlSchema = pictureUrl().regex(PICTURE_URL, 'url_invalid')

/** Two decimals, and the smallest number that has them: Zod takes what is so small that it is written with an exponent for a multiple. */
const STEP = 0.01

/** Inches or mm, at most two decimals, as the tables keep them. */
const measure = (max: number) =>
  z
    .number('measure_invalid')
    .min(STEP, 'measure_invalid')
    .max(max, 'measure_invalid')
    .multipleOf(STEP, 'measure_invalid')

/** As the filters spell it, and one that can be drawn. */
const boltCircle = z
  .string('bolt_circle_invalid')
  .trim()
  .regex(/^(?:[3-9]|1[0-2])x\d{2,3}(\.\d{1,2})?$/, 'bolt_circle_invalid')

const price = z
  .number('price_positive')
  .positive({ error: 'price_positive', abort: true })
  .min(STEP, { error: 'price_decimals', abort: true })
  .max(MAX_PLN, 'too_much')
  .multipleOf(STEP, 'price_decimals')
  .pipe(moneySchema)

const MAX_STOCK = 100_000
const stock = z.int('stock_invalid').min(0, 'stock_invalid').max(MAX_STOCK, 'too_much')

export const MAX_MORE_PICTURES = 12

/** A picture may be missing: the product is then drawn from its numbers. */
export const optionalPicture = z
  .union([z.literal('').transform(() => null), pictureUrlSchema])
  .nullable()
  .default(null)

/** A list, or a single picture as one string. */
const morePictures = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/\s+/).filter((each) => each !== '') : value),
  z.array(pictureUrlSchema, 'urls_required').max(MAX_MORE_PICTURES, 'too_many'),
)

/** What only a new product is given with its other fields; later each of these has a call of its own. */
const first = {
  /** The database gives it. A caller that sends all the fields of a product has none yet. */
  id: z.literal(['', 0]).optional(),
  price,
  quantityInStock: fieldOr(stock, 0, 'stock_invalid'),
  inArchive: fieldOr(z.boolean(), false),
}

const title = text(200).min(1, 'title_required')

export const tireInputSchema = z.strictObject({
  /** Left out: manufacturer, tread, size and IC/VC. */
  title: text(200).optional(),
  manufacturer: name('manufacturer_required'),
  typeOfTire: z.enum(tireTypes, 'type_required'),
  icVc: z
    .string('ic_vc_invalid')
    .trim()
    .regex(/^[A-Za-z\d]{3,10}$/, 'ic_vc_invalid'),
  width: measure(1000),
  profile: measure(200),
  diameter: measure(100),
  season: z.enum(seasons, 'season_required'),
  protector: text(60).default(''),
  url: optionalPicture,
  urls: morePictures.default([]),
  inf: lines(5000, 'inf_required').min(1, 'inf_required'),
})
export type TireInput = z.output<typeof tireInputSchema>

export const wheelInputSchema = z.strictObject({
  title,
  typeOfWheel: name('type_of_wheel_required'),
  diameter: measure(100),
  width: measure(30),
  centralBoreDiameter: measure(400),
  boltSpacing: boltCircle,
  color: name('color_required'),
  material: name('material_required'),
  url: optionalPicture,
})
export type WheelInput = z.output<typeof wheelInputSchema>

export const spacerInputSchema = z.strictObject({
  title,
  boltDistance: boltCircle,
  boltInfo: name('bolt_info_required'),
  thickness: measure(200),
  url: optionalPicture,
})
export type SpacerInput = z.output<typeof spacerInputSchema>

/** What is no part of a description: it has another way to be changed, or none. */
const apart = { id: true, productType: true, price: true, quantityInStock: true, inArchive: true } as const

/** `from` is the description that was seen; when it is no longer so, the edit is refused. */
export const editTireSchema = tireInputSchema.extend({ from: tireSchema.omit(apart) })
export const editWheelSchema = wheelInputSchema.extend({ from: wheelSchema.omit(apart) })
export const editSpacerSchema = spacerInputSchema.extend({ from: spacerSchema.omit(apart) })

/** A product that is new also has its first price and stock; `productType` may be said and has to be right. */
export const newTireSchema = tireInputSchema.extend({
  ...first,
  productType: optionalField(z.literal('Tire')),
  url: pictureUrl('url_required')
    .min(1, { error: 'url_required', abort: true })
    .regex(PICTURE_URL, 'url_invalid'),
  urls: morePictures.pipe(z.array(z.string()).min(1, 'urls_required')),
})
export const newWheelSchema = wheelInputSchema.extend({
  ...first,
  productType: optionalField(z.literal('Wheel')),
})
export const newSpacerSchema = spacerInputSchema.extend({
  ...first,
  productType: optionalField(z.literal('Spacer')),
})

/** The defaults of the form for a new tire. */
export const newTireDefaults = { icVc: 'ICVC007', diameter: 17, width: 225, profile: 45, price: 100 } as const

/** Why a price changes, for the price history. */
const reason = text(200).min(3, 'reason_required')

/** `from` is the price that was seen; when it is no longer so, the change is refused. */
export const changePriceSchema = z.strictObject({ from: moneySchema, to: price, reason })
export type ChangePrice = z.output<typeof changePriceSchema>

/** What staff may change a stock for. */
export const stockChangeReasons = ['delivery', 'count', 'damage', 'return'] as const

/** Everything that a row of the stock ledger may be for. */
export const stockReasons = [
  'initial',
  'order_placed',
  'order_canceled',
  'order_restored',
  ...stockChangeReasons,
] as const
export type StockReason = (typeof stockReasons)[number]

/** Pieces that come (positive) or go (negative), so that what is sold meanwhile still counts. */
export const changeStockSchema = z
  .strictObject({
    change: z
      .int('stock_invalid')
      .min(-MAX_STOCK, 'too_much')
      .max(MAX_STOCK, 'too_much')
      .refine((pieces) => pieces !== 0, 'stock_unchanged'),
    reason: z.enum(stockChangeReasons),
    note: text(200).default(''),
    /** The stock that was seen; when it is no longer so, the change is refused. A count has to say it. */
    from: stock.optional(),
  })
  .refine((input) => input.reason !== 'count' || input.from !== undefined, {
    path: ['from'],
    error: 'stock_invalid',
  })
export type ChangeStock = z.output<typeof changeStockSchema>

export const archiveSchema = z.strictObject({ inArchive: z.boolean() })

/** Yes or no in a query. */
export const yesOrNoParamSchema = z.enum(['true', 'false']).transform((answer) => answer === 'true')

/** The query of staff's list of all products, archived ones too. */
export const productListQuerySchema = z.object({
  /** A part of the title, or an id. */
  search: text(100).optional(),
  productType: optionalField(productTypeSchema),
  inArchive: optionalField(yesOrNoParamSchema),
  /** At most this many in stock. */
  stockUpTo: optionalField(
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ),
})
export type ProductListQuery = z.output<typeof productListQuerySchema>

const productEvents = ['created', 'edited', 'archived', 'restored', 'price', 'stock'] as const

/** One line of a product's history: who did what, when. */
export const productEventSchema = z.strictObject({
  event: z.enum(productEvents),
  at: z.iso.datetime(),
  /** uid; null: the system. */
  who: z.string().nullable(),
  /** Why, in staff's words. */
  reason: z.string(),
  /** Price in PLN, before and after. */
  price: z.strictObject({ from: moneySchema, to: moneySchema }).nullable(),
  /** Pieces that came (positive) or went. */
  stock: z.strictObject({ change: z.int(), reason: z.enum(stockReasons) }).nullable(),
  /** Names of the fields that were edited. */
  fields: z.array(z.string()),
})
export type ProductEvent = z.output<typeof productEventSchema>
