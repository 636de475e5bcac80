import type { ProductType } from '../catalogue/product.ts'

/*
 * The cache tags that both programs use: the storefront puts them on what it caches, and the product API names those whose
 * data changed (docs/caching.md).
 */

/** On every list of a kind, and on every page that shows how many there are of it. */
export const LIST_TAGS = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' } as const satisfies Record<
  ProductType,
  string
>

/** On every page that shows who is responsible for a product. */
export const MANUFACTURERS_TAG = 'manufacturers'

/** On every page that was searched for: staff add words to the dictionary of the search. */
export const SEARCH_WORDS_TAG = 'search-words'

/** On every page that shows news. */
export const NEWS_TAG = 'news'

/** On every page that shows the product. */
export const productTag = (id: number): string => `product:${id}`

/**
 * On what was read for an address that a visitor can make up, such as a search or a filter. No change names it; caches give
 * such entries a part of their own.
 */
export const OPEN_ENDED_TAG = 'open-ended'
