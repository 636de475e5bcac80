import type { Grosze } from '@bieznik/contract/money'
import type { ProductCore } from '@bieznik/contract/product'
import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'
import { opinions } from '../db/schema/opinions.ts'

export const coreColumns = {
  id: products.id,
  title: products.title,
  titleEn: products.titleEn,
  titleRu: products.titleRu,
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

type Facts = { regularPrice: Grosze | null; lowestPrice: Grosze | null; rating: ProductCore['rating'] | null }

/** A product of one kind as it is selected. */
export type RowOf<Kind extends ProductCore> = {
  row: Omit<Kind, 'productType' | 'reduction' | 'rating'>
  facts: Facts
}

/** As a product has them: `reduction` is there while one is in force, `rating` where there are opinions. */
export const optionalFacts = ({
  regularPrice,
  lowestPrice,
  rating,
}: Facts): Pick<ProductCore, 'reduction' | 'rating'> => ({
  ...(regularPrice !== null && lowestPrice !== null && { reduction: { lowestPrice, regularPrice } }),
  ...(rating && { rating }),
})
