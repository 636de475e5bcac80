import type { Grosze } from '@bieznik/contract/money'
import { productTypes, seasons, tireTypes } from '@bieznik/contract/product'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { bytewise, wordsByPrice } from './search.ts'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A measure with decimals: 10.5 inches, 66.6 mm. */
const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' }).notNull()

/** What carts and orders need of any product. The stock changes only together with a row of `stock_ledger`. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    title: text('title').notNull(),
    /** grosze */
    price: integer('price').$type<Grosze>().notNull(),
    url: text('url'),
    quantityInStock: integer('quantity_in_stock').notNull(),
    inArchive: boolean('in_archive').notNull().default(false),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
    /** The title as the search compares it, with a space at both ends. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`public.fold_title(title)`),
  },
  (product) => [
    check('products_price_positive', sql`${product.price} > 0`),
    check('products_stock_not_negative', sql`${product.quantityInStock} >= 0`),
    index('products_on_sale')
      .on(product.productType, product.price, product.id)
      .where(sql`not ${product.inArchive}`),
    // Without a list of what waits to be sorted in, which would be read for every band.
    index('products_by_word_and_price')
      .using('gin', wordsByPrice(product.searchText, product.price))
      .with({ fastupdate: false })
      .where(sql`not ${product.inArchive}`),
    index('products_by_title_and_price')
      .on(bytewise(product.searchText), product.price, product.id)
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

/** Products on sale that have these values; triggers keep it, so that nobody has to count them. */
const onSale = () => integer('on_sale').notNull()

type Kind = Record<'soldOut' | 'salePrice' | 'productId', ExtraConfigColumn>

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
    salePrice: salePrice(),
    soldOut: soldOut(),
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
  ],
)

export const tireCounts = pgTable(
  'tire_counts',
  {
    width: measure('width'),
    profile: measure('profile'),
    diameter: measure('diameter'),
    season: text('season', { enum: seasons }).notNull(),
    manufacturer: text('manufacturer').notNull(),
    protector: text('protector').notNull(),
    onSale: onSale(),
  },
  ({ width, profile, diameter, season, manufacturer, protector }) => [
    primaryKey({
      name: 'tire_counts_pk',
      columns: [width, profile, diameter, season, manufacturer, protector],
    }),
  ],
)

export const wheels = pgTable(
  'wheels',
  {
    productId: productId(),
    typeOfWheel: text('type_of_wheel').notNull(),
    /** inches */
    diameter: measure('diameter'),
    /** inches */
    width: measure('width'),
    /** mm */
    centralBoreDiameter: measure('central_bore_diameter'),
    boltSpacing: text('bolt_spacing').notNull(),
    color: text('color').notNull(),
    material: text('material').notNull(),
    salePrice: salePrice(),
    soldOut: soldOut(),
  },
  (wheel) => [
    index('wheels_by_fit').on(wheel.diameter, wheel.boltSpacing, wheel.width, wheel.centralBoreDiameter),
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
  ],
)

export const wheelCounts = pgTable(
  'wheel_counts',
  {
    diameter: measure('diameter'),
    boltSpacing: text('bolt_spacing').notNull(),
    width: measure('width'),
    centralBoreDiameter: measure('central_bore_diameter'),
    onSale: onSale(),
  },
  ({ diameter, boltSpacing, width, centralBoreDiameter }) => [
    primaryKey({ name: 'wheel_counts_pk', columns: [diameter, boltSpacing, width, centralBoreDiameter] }),
  ],
)

export const spacers = pgTable(
  'spacers',
  {
    productId: productId(),
    boltDistance: text('bolt_distance').notNull(),
    boltInfo: text('bolt_info').notNull(),
    /** mm */
    thickness: measure('thickness'),
    salePrice: salePrice(),
    soldOut: soldOut(),
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
  ],
)

export const spacerCounts = pgTable(
  'spacer_counts',
  {
    boltDistance: text('bolt_distance').notNull(),
    thickness: measure('thickness'),
    onSale: onSale(),
  },
  ({ boltDistance, thickness }) => [
    primaryKey({ name: 'spacer_counts_pk', columns: [boltDistance, thickness] }),
  ],
)
