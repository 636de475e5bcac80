import type { Grosze } from '@bieznik/contract/money/money'
import { productTypes } from '@bieznik/contract/catalogue/product'
import { loadClasses, seasons, tireTypes } from '@bieznik/contract/catalogue/tire-codes'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { manufacturers } from './manufacturers.ts'
import { translatedColumns } from './translated-columns.ts'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A measure with decimals: 10.5 inches, 66.6 mm. */
const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' }).notNull()

/** The same where it need not be known. */
const optionalMeasure = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' })

/** Empty: there is none. */
const optionalText = (name: string) => text(name).notNull().default('')

/** What carts and orders need of any product. The stock changes only together with a row of `stock_ledger`. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    title: text('title').notNull(),
    ...translatedColumns('title'),
    /** grosze; what it costs at this moment. Each change adds a row to `price_history`, by triggers. */
    price: integer('price').$type<Grosze>().notNull(),
    /** grosze, both only while a reduction is in force: what it costs without it, and the lowest price of the 30 days before it. */
    regularPrice: integer('regular_price').$type<Grosze>(),
    lowestPrice: integer('lowest_price').$type<Grosze>(),
    url: text('url'),
    quantityInStock: integer('quantity_in_stock').notNull(),
    inArchive: boolean('in_archive').notNull().default(false),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
    /** The folded titles, by which staff's list is sorted: each between spaces, with a slash between two that differ. A trigger writes it. */
    searchText: text('search_text').notNull().default(''),
  },
  (product) => [
    check('products_price_positive', sql`${product.price} > 0`),
    check('products_price_reduced', sql`${product.regularPrice} > ${product.price}`),
    check('products_stock_not_negative', sql`${product.quantityInStock} >= 0`),
    index('products_on_sale')
      .on(product.productType, product.price, product.id)
      .where(sql`not ${product.inArchive}`),
  ],
)

const productId = () =>
  integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' })

/**
 * grosze; null: not on sale. Copied from `products` by triggers, so that what is for sale in one size stands in one index in
 * the order of its prices.
 */
const salePrice = () => integer('sale_price').$type<Grosze>()

/** Whether none is left; copied as the price is, so that the same index has what is in stock first. */
const soldOut = () => boolean('sold_out').notNull().default(false)

/** Who is responsible for it, what it is called and what its user is warned of (`contract/catalogue/safety-fields.ts`). */
const safetyColumns = () => ({
  /** Follows when the manufacturer is renamed; one that a product names cannot go. */
  maker: text('maker').references(() => manufacturers.name, { onUpdate: 'cascade' }),
  model: text('model').notNull().default(''),
  ean: text('ean').notNull().default(''),
  partNumber: text('part_number').notNull().default(''),
  warningsPl: text('warnings_pl').notNull().default(''),
  ...translatedColumns('warnings'),
})

/** Where it lies in the store; only staff see it. */
const place = () => text('place').notNull().default('')

/** Pieces of its size that were ordered lately, of which a job keeps count: `catalogue/products/size-sales.ts`. */
const sizeSold = () => integer('size_sold').notNull().default(0)

type Kind = Record<'soldOut' | 'sizeSold' | 'salePrice' | 'productId', ExtraConfigColumn>

/** In the order of a list: in stock first, then by price. */
const inOrderOfList = (
  name: string,
  kind: Kind,
  first?: ExtraConfigColumn,
  ...others: ExtraConfigColumn[]
) => {
  const order = [kind.soldOut, kind.salePrice, kind.productId] as const
  const built = first ? index(name).on(first, ...others, ...order) : index(name).on(...order)
  return built.where(isNotNull(kind.salePrice))
}

/** In the order of the list of a whole kind: in stock first, then the sizes that are bought most, then by price. */
const mostBoughtFirst = (name: string, kind: Kind) =>
  index(name)
    .on(kind.soldOut, kind.sizeSold.desc().nullsFirst(), kind.salePrice, kind.productId)
    .where(isNotNull(kind.salePrice))

/** One index for each value that alone can be asked for: a list by it is read off in its order. */
const byEachValue = (values: Readonly<Record<string, ExtraConfigColumn>>, kind: Kind) =>
  Object.entries(values).map(([name, value]) => inOrderOfList(name, kind, value))

export const tires = pgTable(
  'tires',
  {
    productId: productId(),
    manufacturer: text('manufacturer').notNull(),
    typeOfTire: text('type_of_tire', { enum: tireTypes }).notNull(),
    icVc: text('ic_vc').notNull(),
    /** mm, or inches of overall diameter for inch sizes */
    width: measure('width'),
    /** percent of the width, or inches of section width for inch sizes */
    profile: measure('profile'),
    /** inches */
    diameter: measure('diameter'),
    season: text('season', { enum: seasons }).notNull(),
    protector: text('protector').notNull(),
    urls: text('urls').array().notNull(),
    inf: text('inf').notNull(),
    ...translatedColumns('inf'),
    snowMarking: optionalText('snow_marking'),
    /** mm */
    treadDepth: optionalMeasure('tread_depth'),
    /** kg */
    weight: optionalMeasure('weight'),
    approval: optionalText('approval'),
    /** Week and year, `0926`, like that of the casing. */
    retreadWeek: optionalText('retread_week'),
    carcassWeek: optionalText('carcass_week'),
    carcassClass: optionalText('carcass_class'),
    loadClass: text('load_class', { enum: loadClasses }),
    /** Of callers that do not say it, which are older than new tires are. */
    isRetreaded: boolean('is_retreaded').notNull().default(true),
    /** The label of a new tire (`contract/catalogue/label-fields.ts`): classes A to E, dB, class A to C. */
    fuelClass: optionalText('fuel_class'),
    wetGrip: optionalText('wet_grip'),
    noise: integer('noise'),
    noiseClass: optionalText('noise_class'),
    iceGrip: boolean('ice_grip').notNull().default(false),
    eprel: optionalText('eprel'),
    productSheet: optionalText('product_sheet'),
    /** What `icVc` says, in km/h the speed; null: it says no such pair. A trigger writes both. */
    loadIndex: integer('load_index'),
    topSpeed: integer('top_speed'),
    place: place(),
    ...safetyColumns(),
    salePrice: salePrice(),
    soldOut: soldOut(),
    sizeSold: sizeSold(),
  },
  (tire) => [
    index('tires_by_size').on(tire.width, tire.profile, tire.diameter, tire.protector),
    inOrderOfList('tires_of_size_in_stock_first', tire, tire.width, tire.profile, tire.diameter),
    inOrderOfList(
      'tires_of_size_and_protector_in_stock_first',
      tire,
      tire.width,
      tire.profile,
      tire.diameter,
      tire.protector,
    ),
    ...byEachValue(
      {
        tires_of_width_in_stock_first: tire.width,
        tires_of_profile_in_stock_first: tire.profile,
        tires_of_diameter_in_stock_first: tire.diameter,
        tires_of_season_in_stock_first: tire.season,
        tires_of_manufacturer_in_stock_first: tire.manufacturer,
        tires_of_protector_in_stock_first: tire.protector,
      },
      tire,
    ),
    inOrderOfList('tires_in_stock_first', tire),
    mostBoughtFirst('tires_most_bought_first', tire),
  ],
)

export const wheels = pgTable(
  'wheels',
  {
    productId: productId(),
    /** Like color and material a code of `goods-words.ts`, or a text. */
    typeOfWheel: text('type_of_wheel').notNull(),
    /** inches */
    diameter: measure('diameter'),
    /** inches */
    width: measure('width'),
    /** mm */
    centralBoreDiameter: measure('central_bore_diameter'),
    boltSpacing: text('bolt_spacing').notNull(),
    /** Empty: it is drilled for one circle. */
    secondBoltSpacing: optionalText('second_bolt_spacing'),
    color: text('color').notNull(),
    material: text('material').notNull(),
    /** mm */
    et: optionalMeasure('et'),
    boltSeat: optionalText('bolt_seat'),
    /** kg */
    maxLoad: optionalMeasure('max_load'),
    weight: optionalMeasure('weight'),
    approval: optionalText('approval'),
    place: place(),
    ...safetyColumns(),
    salePrice: salePrice(),
    soldOut: soldOut(),
    sizeSold: sizeSold(),
  },
  (wheel) => [
    index('wheels_by_fit').on(wheel.diameter, wheel.boltSpacing, wheel.width, wheel.centralBoreDiameter),
    index('wheels_by_second_fit')
      .on(wheel.diameter, wheel.secondBoltSpacing, wheel.width, wheel.centralBoreDiameter)
      .where(sql`${wheel.secondBoltSpacing} <> ''`),
    inOrderOfList(
      'wheels_of_fit_in_stock_first',
      wheel,
      wheel.diameter,
      wheel.boltSpacing,
      wheel.width,
      wheel.centralBoreDiameter,
    ),
    ...byEachValue(
      {
        wheels_of_diameter_in_stock_first: wheel.diameter,
        wheels_of_bolt_spacing_in_stock_first: wheel.boltSpacing,
        wheels_of_width_in_stock_first: wheel.width,
        wheels_of_central_bore_in_stock_first: wheel.centralBoreDiameter,
      },
      wheel,
    ),
    inOrderOfList('wheels_in_stock_first', wheel),
    mostBoughtFirst('wheels_most_bought_first', wheel),
  ],
)

export const spacers = pgTable(
  'spacers',
  {
    productId: productId(),
    boltDistance: text('bolt_distance').notNull(),
    boltInfo: text('bolt_info').notNull(),
    /** mm, as bores and bolts */
    thickness: measure('thickness'),
    boreHub: optionalMeasure('bore_hub'),
    boreWheel: optionalMeasure('bore_wheel'),
    system: optionalText('system'),
    boltLength: optionalMeasure('bolt_length'),
    boltsIncluded: optionalText('bolts_included'),
    material: optionalText('material'),
    /** kg */
    weight: optionalMeasure('weight'),
    papers: optionalText('papers'),
    place: place(),
    ...safetyColumns(),
    salePrice: salePrice(),
    soldOut: soldOut(),
    sizeSold: sizeSold(),
  },
  (spacer) => [
    index('spacers_by_fit').on(spacer.boltDistance, spacer.thickness),
    inOrderOfList('spacers_of_fit_in_stock_first', spacer, spacer.boltDistance, spacer.thickness),
    ...byEachValue(
      {
        spacers_of_bolt_distance_in_stock_first: spacer.boltDistance,
        spacers_of_thickness_in_stock_first: spacer.thickness,
      },
      spacer,
    ),
    inOrderOfList('spacers_in_stock_first', spacer),
    mostBoughtFirst('spacers_most_bought_first', spacer),
  ],
)
