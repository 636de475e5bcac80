import { z } from 'zod'
import { moneySchema } from '../money/money.ts'
import { fieldOr, optionalField } from '../platform/not-given.ts'
import { sortFields } from '../platform/sort-order.ts'
import { inputShape } from './field-description.ts'
import { checkNewTire, checkSpacer, checkTire, checkWheel } from './fit-checks.ts'
import { spacerFields } from './spacer-fields.ts'
import { tireFields } from './tire-fields.ts'
import { wheelFields } from './wheel-fields.ts'
import { managedSpacerSchema, managedTireSchema, managedWheelSchema, productTypeSchema } from './product.ts'
import { morePictures, priceInput, reasonInput, requiredPicture, text } from './field-rules.ts'
import { translations } from '../translated.ts'

/*
 * What staff may write of a product. The messages are keys of `product_form.errors` in the message files, so that the forms and the
 * product API say the same.
 */

const MAX_STOCK = 100_000
const stock = z.int('stock_invalid').min(0, 'stock_invalid').max(MAX_STOCK, 'too_much')

/** What only a new product is given with its other fields; later each of these has a call of its own. */
const first = {
  /** The database gives it. A caller that sends all the fields of a product has none yet. */
  id: z.literal(['', 0]).optional(),
  price: priceInput,
  quantityInStock: fieldOr(stock, 0, 'stock_invalid'),
  inArchive: fieldOr(z.boolean(), false),
}

/** A tire, of which callers of different ages may leave out whether it is a retread. */
const describedTire = <Answer extends z.ZodType<boolean | undefined>>(isRetreaded: Answer) =>
  z.strictObject({ ...inputShape(tireFields), isRetreaded }).check(checkTire)

const isRetreaded = tireFields.isRetreaded.input

export const tireInputSchema = describedTire(isRetreaded)
export type TireInput = z.output<typeof tireInputSchema>

export const wheelInputSchema = z.strictObject(inputShape(wheelFields)).check(checkWheel)
export type WheelInput = z.output<typeof wheelInputSchema>

export const spacerInputSchema = z.strictObject(inputShape(spacerFields)).check(checkSpacer)
export type SpacerInput = z.output<typeof spacerInputSchema>

/** What is no part of a description: it has another way to be changed, or none. */
const apart = {
  id: true,
  productType: true,
  price: true,
  reduction: true,
  quantityInStock: true,
  inArchive: true,
} as const

/** A caller that knows no translations has not seen them. */
const titles = translations('title', () => true as const)
const texts = { ...titles, ...translations('inf', () => true as const) }

/**
 * `from` is the description that was seen, as staff see it; when it is no longer so, the edit is refused. A caller that leaves out whether
 * a tire is a retread leaves it as it is.
 */
export const editTireSchema = describedTire(isRetreaded.optional()).safeExtend({
  from: managedTireSchema.omit(apart).partial(texts),
})
export const editWheelSchema = wheelInputSchema.safeExtend({
  from: managedWheelSchema.omit(apart).partial(titles),
})
export const editSpacerSchema = spacerInputSchema.safeExtend({
  from: managedSpacerSchema.omit(apart).partial(titles),
})

/**
 * A product that is new also has its first price and stock; `productType` may be said and has to be right. A tire of the specified call,
 * which does not know new tires, is a retread: the works call it for what they make.
 */
export const newTireSchema = describedTire(isRetreaded.default(true))
  .safeExtend({
    ...first,
    productType: optionalField(z.literal('Tire')),
    url: requiredPicture,
    urls: morePictures.pipe(z.array(z.string()).min(1, 'urls_required')),
  })
  .check(checkNewTire)
/** The same from the form of staff, who have to say whether it is a retread. */
export const typedTireSchema = newTireSchema.safeExtend({ isRetreaded })
export const newWheelSchema = wheelInputSchema.safeExtend({
  ...first,
  productType: optionalField(z.literal('Wheel')),
})
export const newSpacerSchema = spacerInputSchema.safeExtend({
  ...first,
  productType: optionalField(z.literal('Spacer')),
})

/** The defaults of the form for a new tire. */
export const newTireDefaults = {
  icVc: tireFields.icVc.start,
  diameter: tireFields.diameter.start,
  width: tireFields.width.start,
  profile: tireFields.profile.start,
  price: 100,
} as const

/** `from` is the regular price that was seen; when it is no longer so, the change is refused. */
export const changePriceSchema = z.strictObject({ from: moneySchema, to: priceInput, reason: reasonInput })
export type ChangePrice = z.output<typeof changePriceSchema>

/** What staff may change a stock for. */
export const stockChangeReasons = ['delivery', 'count', 'damage', 'return'] as const

/** Everything that a row of the stock ledger may be for. */
export const stockReasons = [
  'initial',
  'order_placed',
  'order_canceled',
  'order_restored',
  'order_corrected',
  'order_returned',
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

/** What staff's list of all products is narrowed by. */
export const productFilterSchema = z.object({
  /** What the search of the shop takes, or an id. */
  search: text(100).optional(),
  productType: optionalField(productTypeSchema),
  inArchive: optionalField(yesOrNoParamSchema),
  /** For sale without all of its safety data (`safety-data.ts`). */
  isIncomplete: optionalField(z.literal('true').transform(() => true as const)),
  /** At most this many in stock. */
  stockUpTo: optionalField(
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ),
})
export type ProductFilter = z.output<typeof productFilterSchema>

/** The columns of staff's list that it can be sorted by. */
const productSorts = ['id', 'title', 'price', 'stock', 'state', 'kind'] as const

/** The query of staff's list of all products, archived ones too. */
export const productListQuerySchema = productFilterSchema.extend({
  /** Not given: the best match first, or the newest where nothing is searched for. */
  ...sortFields(productSorts),
})
export type ProductListQuery = z.output<typeof productListQuerySchema>

const productEvents = [
  'created',
  'edited',
  'archived',
  'restored',
  'price',
  'stock',
  'reduction_planned',
  'reduction_changed',
  'reduction_ended',
] as const

/** One line of a product's history: who did what, when. */
export const productEventSchema = z.strictObject({
  event: z.enum(productEvents),
  at: z.iso.datetime(),
  /** uid; null: the system. */
  who: z.string().nullable(),
  /** Why, in staff's words. */
  reason: z.string(),
  /** Price in PLN, before and after; of a reduction the regular and the reduced one. */
  price: z.strictObject({ from: moneySchema, to: moneySchema }).nullable(),
  /** Pieces that came (positive) or went. */
  stock: z.strictObject({ change: z.int(), reason: z.enum(stockReasons) }).nullable(),
  /** Names of the fields that were edited. */
  fields: z.array(z.string()),
})
export type ProductEvent = z.output<typeof productEventSchema>
