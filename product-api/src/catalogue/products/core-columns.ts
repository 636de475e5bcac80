import type { Grosze } from '@bieznik/contract/money/money'
import type { ProductCore } from '@bieznik/contract/catalogue/product'
import { textFields } from '@bieznik/contract/translated'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '../../platform/db/schema/catalogue.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { reductions } from '../../platform/db/schema/prices.ts'

export const coreColumns = {
  id: products.id,
  ...textFields(products, 'title'),
  price: products.price,
  url: products.url,
  quantityInStock: products.quantityInStock,
  inArchive: products.inArchive,
}

/** What only some products have, in a group of its own: to take it out of a whole row is slow. */
export const factColumns = {
  regularPrice: products.regularPrice,
  lowestPrice: products.lowestPrice,
  /** Of the opinions that are shown; null: there are none. */
  rating: sql<ProductCore['rating'] | null>`(
    select json_build_object('average', round(avg(${opinions.rating}), 1), 'count', count(*))
    from ${opinions}
    where ${opinions.productId} = ${products.id} and ${opinions.hiddenReason} is null
    having count(*) > 0)`,
}

type Times = Required<Pick<NonNullable<ProductCore['reduction']>, 'startsAt' | 'endsAt'>>

const wireTime = (moment: PgColumn) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The same, with the times of the reduction in force, for whoever announces it. */
export const datedFactColumns = {
  ...factColumns,
  times: sql<Times | null>`case when ${products.regularPrice} is not null then (
    select json_build_object('startsAt', ${wireTime(reductions.startsAt)}, 'endsAt', ${wireTime(reductions.endsAt)})
    from ${reductions}
    where ${reductions.productId} = ${products.id} and ${reductions.startedAt} is not null and ${reductions.endedAt} is null
    limit 1) end`,
}

export type Facts = {
  regularPrice: Grosze | null
  lowestPrice: Grosze | null
  rating: ProductCore['rating'] | null
  times?: Times | null
}

/** A product of one kind as it is selected. */
export type RowOf<Kind extends ProductCore, More = object> = {
  row: Omit<Kind, 'productType' | 'reduction' | 'rating' | keyof More>
  facts: Facts & More
}

/** As a product has them: `reduction` is there while one is in force, `rating` where there are opinions. */
export const optionalFacts = ({
  regularPrice,
  lowestPrice,
  rating,
  times,
}: Facts): Pick<ProductCore, 'reduction' | 'rating'> => ({
  ...(regularPrice !== null &&
    lowestPrice !== null && { reduction: { lowestPrice, regularPrice, ...times } }),
  ...(rating && { rating }),
})
