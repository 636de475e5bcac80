import type { FoldedTitle } from './index-entry.ts'
import type { Group, IndexedProduct, ProductIndex } from './product-index.ts'

export type Slice = { limit: number; offset: number }

/** Whether a product costs what was asked for; null: any price does. */
export type IsWanted = ((product: IndexedProduct) => boolean) | null

export const countIn = ({ products }: Group, isWanted: IsWanted): number =>
  isWanted ? [...products].filter(isWanted).length : products.size

/** 0 for the best, up to one more than the last. */
export type Ranker = { count: number; rankOf: (group: Group) => number }

const ALL_ALIKE: Ranker = { count: 1, rankOf: () => 0 }

/** Of titles with the names that were typed the very title first, then those that begin so, then those with more of the words in full. */
export function rankerOf({ words, measures }: FoldedTitle, wholeWords: readonly string[]): Ranker {
  if (wholeWords.length === 0) return ALL_ALIKE
  const isSame = (title: FoldedTitle) => title.words === words && title.measures === measures
  const begins = (title: FoldedTitle) =>
    title.words.startsWith(words) && (measures === '' || title.measures.startsWith(measures))
  return {
    count: wholeWords.length + 3,
    rankOf: ({ titles, words: known }) => {
      if (titles.some(isSame)) return 0
      if (titles.some(begins)) return 1
      return 2 + wholeWords.filter((word) => !known.includes(word)).length
    },
  }
}

/** Of more products than this, all of the shop are gone through in their order instead of sorting them. */
const MANY = 2_000

/** In stock first, of these the best rank first, then by price. Keeps at most offset + limit ids per rank. */
export function pageOf(
  index: ProductIndex,
  groups: ReadonlySet<Group>,
  {
    ranker: { count, rankOf },
    slice: { limit, offset },
    isWanted,
  }: { ranker: Ranker; slice: Slice; isWanted: IsWanted },
): { ids: number[]; total: number } {
  let total = 0
  for (const group of groups) total += countIn(group, isWanted)
  const end = offset + limit
  const places = Array.from({ length: 2 * count }, (): { ids: number[] } => ({ ids: [] }))
  const ranks = count > 1 ? new Map(Array.from(groups, (group) => [group, rankOf(group)])) : null
  const best = places[ranks ? Math.min(...new Set(ranks.values())) : 0]
  for (const product of total > MANY ? index.sorted() : productsOf(groups)) {
    const { id, group, isSoldOut } = product
    if (!groups.has(group) || isWanted?.(product) === false) continue
    const rank = ranks?.get(group) ?? 0
    const place = places[isSoldOut ? count + rank : rank]
    if (place && place.ids.length < end) place.ids.push(id)
    // With the best of all the page is full.
    if (best?.ids.length === end) break
  }
  return { ids: places.flatMap(({ ids }) => ids).slice(offset, end), total }
}

function productsOf(groups: ReadonlySet<Group>): IndexedProduct[] {
  const products = [...groups].flatMap((group) => [...group.products])
  return products.toSorted((one, other) => one.price - other.price || one.id - other.id)
}
