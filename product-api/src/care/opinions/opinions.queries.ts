import type { FoundOpinions, Opinion, OpinionSort, ShownOpinion } from '@bieznik/contract/care/opinion'
import type { Language } from '@bieznik/contract/language'
import { and, asc, count, desc, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { opinionPhotos, opinions } from '../../platform/db/schema/opinions.ts'
import type { Slice } from '../../platform/http/paging.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'

type OpinionRow = Omit<
  typeof opinions.$inferSelect,
  'orderItemId' | 'productId' | 'userId' | 'hiddenReason'
> & { photos: string[] | null }

/** The names of an opinion's photos in their order; null: it has none. */
export const photosOfOpinion = sql<string[] | null>`(
  select array_agg(photo.name order by photo.position) from ${opinionPhotos} photo
  where photo.opinion_id = ${opinions}.id
)`

export const opinionColumns = {
  id: opinions.id,
  rating: opinions.rating,
  text: opinions.text,
  name: opinions.name,
  car: opinions.car,
  mileage: opinions.mileage,
  language: opinions.language,
  writtenAt: opinions.writtenAt,
  editedAt: opinions.editedAt,
  answer: opinions.answer,
  answeredAt: opinions.answeredAt,
  photos: photosOfOpinion,
}

export function toOpinion({
  answer,
  answeredAt,
  writtenAt,
  editedAt,
  photos,
  ...written
}: OpinionRow): Opinion {
  return {
    ...written,
    writtenAt: writtenAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
    ...(photos && { photos }),
  }
}

const newestFirst = [desc(opinions.writtenAt), desc(opinions.id)]

const orderings = {
  newest: newestFirst,
  best: [desc(opinions.rating), ...newestFirst],
  worst: [asc(opinions.rating), ...newestFirst],
}

const inLanguageFirst = (language: Language) => [
  desc(ne(opinions.text, '')),
  desc(eq(opinions.language, language)),
]

type Asked = {
  productId: number
  sort: OpinionSort
  /** Only those with so many stars. */
  rating?: number | undefined
  /** Those with a text come first, and of these those in this language. */
  language?: Language
}

/** The opinions of a product that are shown: a part of those that are asked for, and the count and average of all. */
export async function getProductOpinions(
  db: Queryable,
  { productId, sort, rating, language }: Asked,
  slice: Slice,
): Promise<FoundOpinions> {
  const shown = and(eq(opinions.productId, productId), isNull(opinions.hiddenReason))
  const wanted = rating === undefined ? undefined : eq(opinions.rating, rating)
  const [counted] = await db
    .select({
      count: count(),
      matching: wanted ? sql`count(*) filter (where ${wanted})`.mapWith(Number) : count(),
      stars: sum(opinions.rating).mapWith(Number),
    })
    .from(opinions)
    .where(shown)
  if (!counted || counted.count === 0) return { count: 0, average: null, matching: 0, opinions: [] }
  const rows = await db
    .select(opinionColumns)
    .from(opinions)
    .where(and(shown, wanted))
    .orderBy(...(language ? inLanguageFirst(language) : []), ...orderings[sort])
    .limit(slice.limit)
    .offset(slice.offset)
  return {
    count: counted.count,
    matching: counted.matching,
    average: Math.round((counted.stars * 10) / counted.count) / 10,
    opinions: rows.map(toOpinion),
  }
}

/** The cache tags of pages that show the ratings of products, or their place among others by rating. */
export async function tagsOfRated(db: Queryable, productIds: readonly number[]): Promise<string[]> {
  const { id, productType } = products
  const rated = await db
    .select({ id, productType })
    .from(products)
    .where(inArray(id, [...productIds]))
  return tagsOfProducts(rated)
}

/** An opinion that is shown, with the product that it is about. */
export async function getShownOpinion(db: Queryable, id: number): Promise<ShownOpinion | null> {
  const { id: productId, productType, title } = products
  const [row] = await db
    .select({ written: opinionColumns, about: { productId, productType, title } })
    .from(opinions)
    .innerJoin(products, eq(products.id, opinions.productId))
    .where(and(eq(opinions.id, id), isNull(opinions.hiddenReason)))
  return row ? { ...toOpinion(row.written), ...row.about } : null
}
