import { listKinds, productTypeOf, type ListKind } from '@bieznik/contract/catalogue/facets'
import type { Understood } from '@bieznik/contract/catalogue/search'
import type { Group, ProductIndex } from './product-index.ts'
import { countIn, pageOf, type IsWanted, type Slice } from './rank-products.ts'
import { readMeaning } from './read-meaning.ts'

export type Found = {
  /** Ids of products on sale, best first: those of the page. */
  ids: number[]
  total: number
  /** How many of each kind; none of what was not found. */
  kinds: { kind: ListKind; count: number }[]
  understood: Understood
}

/** Which products were meant, and which of them are on a page. */
export function findProducts(index: ProductIndex, text: string, slice: Slice): Found {
  const { ranker, left, understood, isWanted } = readMeaning(index, text)
  if (left.size === 0) return { ids: [], total: 0, kinds: [], understood }
  const { ids, total } = pageOf(index, left, { ranker, slice, isWanted })
  const sizes = understood.size ? [] : usualSizes(left, isWanted)
  return { ids, total, kinds: kindsAmong(left, isWanted), understood: { ...understood, sizes } }
}

const ALL: Slice = { limit: Infinity, offset: 0 }

/** Ids of everything of one kind that was meant, best first. */
export function findOfKind(index: ProductIndex, text: string, kind: ListKind): number[] {
  const { ranker, left, isWanted } = readMeaning(index, text)
  const groups = new Set([...left].filter((group) => isOfKind(group, kind)))
  return pageOf(index, groups, { ranker, slice: ALL, isWanted }).ids
}

const isOfKind = ({ facts }: Group, kind: ListKind): boolean => facts.includes(`kind:${productTypeOf[kind]}`)

function kindsAmong(groups: ReadonlySet<Group>, isWanted: IsWanted): Found['kinds'] {
  const counts = listKinds.map((kind) => ({
    kind,
    count: [...groups].reduce(
      (sum, group) => sum + (isOfKind(group, kind) ? countIn(group, isWanted) : 0),
      0,
    ),
  }))
  return counts.filter(({ count }) => count > 0)
}

const SIZES_NAMED = 12

function usualSizes(groups: ReadonlySet<Group>, isWanted: IsWanted): string[] {
  const counts = new Map<string, number>()
  for (const group of groups) {
    const count = group.size === null ? 0 : countIn(group, isWanted)
    if (group.size !== null && count > 0) counts.set(group.size, (counts.get(group.size) ?? 0) + count)
  }
  return [...counts]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .slice(0, SIZES_NAMED)
    .map(([size]) => size)
}
