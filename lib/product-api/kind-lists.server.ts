import 'server-only'
import { LIST_TAGS } from '@bieznik/contract/platform/cache-tags'
import type { SpacerFilter, TireFilter, WheelFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { Language } from '@bieznik/contract/language'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import {
  listedSpacerSchema,
  listedTireSchema,
  listedWheelSchema,
  type ListedProduct,
} from '@bieznik/contract/catalogue/product'
import { cacheTag } from 'next/cache'
import type { z } from 'zod'
import { cacheList } from './catalogue-cache.server'
import { readProductPage, type ProductPage } from './catalogue-reads.server'

/** What a list is asked for by measures; prices are narrowed by `narrowed.server.ts`. */
interface Filters {
  tires: Omit<TireFilter, 'priceFrom' | 'priceTo'>
  wheels: WheelFilter
  spacers: SpacerFilter
}

const products: Record<ListKind, z.ZodType<ListedProduct>> = {
  tires: listedTireSchema,
  wheels: listedWheelSchema,
  spacers: listedSpacerSchema,
}

export const listTags = { tires: LIST_TAGS.Tire, wheels: LIST_TAGS.Wheel, spacers: LIST_TAGS.Spacer } as const

/** A page of a list of one kind, in stock first, then by what is bought most. */
export async function listKind<Kind extends ListKind>(
  kind: Kind,
  language: Language,
  filter: Filters[Kind],
  page: number,
  pageSize: number,
): Promise<ProductPage<ListedProduct>> {
  'use cache'
  cacheList(filter)
  cacheTag(listTags[kind])
  return readProductPage({
    path: `/api/${kind}`,
    query: { ...filter, lang: language, view: 'card' },
    page,
    pageSize,
    product: products[kind],
  })
}
