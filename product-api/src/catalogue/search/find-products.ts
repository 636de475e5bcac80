import { listKinds, productTypeOf, type ListKind } from '@bieznik/contract/catalogue/facets'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { Understood } from '@bieznik/contract/catalogue/search'
import { foldTitle, numberFact, type FoldedTitle } from './index-entry.ts'
import { foldWord, wordsOf } from './fold-words.ts'
import { groupsOfLine, groupsOfNumber, groupsOfWord } from './groups-of.ts'
import type { Group, GroupSets, IndexedProduct, ProductIndex } from './product-index.ts'
import { meaningOfLine } from './look-up.ts'
import { readPrice, type PriceBounds } from './read-price.ts'
import { readSearch, type Asked, type ReadSearch } from './read-search.ts'

export type Found = {
  /** Ids of products on sale, best first: those of the page. */
  ids: number[]
  total: number
  /** How many of each kind; none of what was not found. */
  kinds: { kind: ListKind; count: number }[]
  understood: Understood
}

type Slice = { limit: number; offset: number }

/** Intersects what is left with the union of the sets, in at most as many lookups as the sets have groups. Null: all is left. */
export function narrow(left: ReadonlySet<Group> | null, sets: GroupSets): ReadonlySet<Group> {
  const [only] = sets
  if (!left) return sets.length === 1 && only ? only : new Set(sets.flatMap((set) => [...set]))
  const count = sets.reduce((sum, set) => sum + set.size, 0)
  if (left.size * sets.length <= count)
    return new Set([...left].filter((group) => sets.some((set) => set.has(group))))
  return new Set(sets.flatMap((set) => [...set].filter((group) => left.has(group))))
}

class Search {
  left: ReadonlySet<Group> | null = null
  readonly understood: Understood
  /** Words that titles may have in full. */
  readonly wholeWords: string[] = []
  private readonly index: ProductIndex

  constructor(index: ProductIndex) {
    this.index = index
    this.understood = { kinds: [], size: null, meanings: [], words: [], unknown: [], sizes: [] }
  }

  /** What is asked for with a number or a size never matches another one. */
  require(sets: GroupSets): void {
    this.left = narrow(this.left, sets)
  }

  /** Intersects unless that leaves nothing; returns whether it did. */
  prefer(sets: GroupSets): boolean {
    const next = narrow(this.left, sets)
    if (next.size === 0) return false
    this.left = next
    return true
  }

  factSets(facts: readonly string[]): GroupSets {
    return facts.flatMap((fact) => this.index.facts.get(fact) ?? [])
  }

  ask(asked: Asked, isBesideSize: boolean): void {
    switch (asked.is) {
      case 'number':
        return this.askNumber(asked, isBesideSize)
      case 'meaning':
        return this.note(this.prefer(groupsOfLine(this.index, asked)), asked.text, asked.line)
      case 'word': {
        const { sets, line } = groupsOfWord(this.index, asked.text)
        // A letter by itself begins too much, and says nothing when no title has it.
        if (asked.text.length === 1) return void this.prefer(sets)
        if (/\d/.test(asked.text) && !isBesideSize) {
          this.require(sets)
          return this.note(sets.length > 0, asked.text, line)
        }
        return this.note(this.prefer(sets), asked.text, line)
      }
    }
  }

  /** Beside a whole size a further number is that of pieces or a year, or one more measure. */
  private askNumber(asked: Asked & { is: 'number' }, isBesideSize: boolean): void {
    const sets = groupsOfNumber(this.index, asked)
    if (isBesideSize) return void this.prefer(sets)
    this.require(sets)
    this.note(sets.length > 0, asked.text, null)
  }

  private note(isFound: boolean, text: string, line: string | null): void {
    if (!isFound) this.understood.unknown.push(text)
    else if (line?.startsWith('kind:')) this.understood.kinds.push(...kindsOf([line]))
    else if (line) this.understood.meanings.push(...meaningOfLine(line))
    else {
      this.understood.words.push(text)
      if (!/^[\d.]+$/.test(text)) this.wholeWords.push(text)
    }
  }
}

const KINDS: readonly ProductType[] = ['Tire', 'Wheel', 'Spacer']
const kindsOf = (lines: readonly string[]): ProductType[] =>
  KINDS.filter((kind) => lines.includes(`kind:${kind}`))

/** Which products were meant, and which of them are on a page. */
export function findProducts(index: ProductIndex, text: string, slice: Slice): Found {
  const { ranker, left, understood, isWanted } = searchFor(index, text)
  if (left.size === 0) return { ids: [], total: 0, kinds: [], understood }
  const { ids, total } = pageOf(index, left, { ranker, slice, isWanted })
  const sizes = understood.size ? [] : usualSizes(left, isWanted)
  return { ids, total, kinds: kindsAmong(left, isWanted), understood: { ...understood, sizes } }
}

const ALL: Slice = { limit: Infinity, offset: 0 }

/** Ids of everything of one kind that was meant, best first. */
export function findOfKind(index: ProductIndex, text: string, kind: ListKind): number[] {
  const { ranker, left, isWanted } = searchFor(index, text)
  const groups = new Set([...left].filter((group) => isOfKind(group, kind)))
  return pageOf(index, groups, { ranker, slice: ALL, isWanted }).ids
}

const isOfKind = ({ facts }: Group, kind: ListKind): boolean => facts.includes(`kind:${productTypeOf[kind]}`)

/** Whether a product costs what was asked for; null: any price will do. */
type IsWanted = ((product: IndexedProduct) => boolean) | null

const countIn = ({ products }: Group, isWanted: IsWanted): number =>
  isWanted ? [...products].filter(isWanted).length : products.size

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

type Meant = {
  left: ReadonlySet<Group>
  understood: Understood
  ranker: Ranker
  isWanted: IsWanted
}

/** What a text leaves of all products, and how it was read. A price that nothing has is named, and does not empty what the rest finds. */
function searchFor(index: ProductIndex, text: string): Meant {
  const { words, price, typed } = readPrice(text)
  const { search, left, understood } = readFor(index, words, price)
  const ranker = rankerOf(foldTitle(words), search.wholeWords)
  if (!price) return { left, understood, ranker, isWanted: null }
  const isWanted = ({ price: cost }: IndexedProduct) =>
    cost >= (price.from ?? 0) && cost <= (price.to ?? Infinity)
  if ([...left].some((group) => countIn(group, isWanted) > 0))
    return { left, understood: { ...understood, price }, ranker, isWanted }
  return {
    left,
    understood: { ...understood, unknown: [...understood.unknown, typed] },
    ranker,
    isWanted: null,
  }
}

/** What a word asks for that nothing on sale has: what comes nearest is shown in its place. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/^(?:season|snow|use|tread|mark|condition):/, 'kind:Tire'],
  [/^(?:material|color|finish):/, 'kind:Wheel'],
  [/^system:/, 'kind:Spacer'],
]

function nearestTo(index: ProductIndex, asked: readonly Asked[]): ReadonlySet<Group> | undefined {
  const lines = asked.flatMap((each) => (each.is === 'meaning' ? [each.line] : []))
  const kind = NEAREST.find(([ofKind]) => lines.some((line) => ofKind.test(line)))?.[1]
  return kind === undefined ? undefined : index.facts.get(kind)
}

/** The very number that stands on the goods or their box; nothing else of the text is read then. */
const groupsWithNumber = (index: ProductIndex, text: string) => index.facts.get(numberFact(text))

const EVERYTHING = ['kind:Tire', 'kind:Wheel', 'kind:Spacer']

function readFor(
  index: ProductIndex,
  text: string,
  price: PriceBounds | null,
): { search: Search; left: ReadonlySet<Group>; understood: Understood } {
  const read = readSearch(text, index.addedWords)
  const search = new Search(index)
  const nothing = new Set<Group>()
  const numbered = groupsWithNumber(index, text)
  if (numbered) return { search, left: numbered, understood: { ...search.understood, words: [text] } }
  if (read.isUnlistedSize) return { search, left: nothing, understood: search.understood }
  askSize(search, read)
  const numbersFirst = read.asked.toSorted((one, other) => priorityOf(one) - priorityOf(other))
  askKinds(search, read)
  for (const asked of numbersFirst) search.ask(asked, read.size !== null)
  for (const { text: wish, fact } of read.wished)
    if (search.left && !search.prefer(search.factSets([fact]))) search.understood.unknown.push(wish)
  const { understood } = search
  // A price alone is asked of everything.
  if (price && read.asked.length === 0) search.left ??= narrow(null, search.factSets(EVERYTHING))
  return {
    search,
    left: search.left ?? nearestTo(index, read.asked) ?? nothing,
    understood: { ...understood, unknown: asTyped(text, understood.unknown) },
  }
}

/** Folded words or phrases as they stand in the text; measures, which are written in another way, stay as they are. */
function asTyped(text: string, phrases: readonly string[]): string[] {
  const typed = new Map(wordsOf(text).map((word) => [foldWord(word), word]))
  return phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => typed.get(word) ?? word)
      .join(' '),
  )
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

/** Terms with digits are required and come first, then dictionary terms, then free words. */
const priorityOf = ({ is, text }: Asked): number =>
  is === 'number' || /\d/.test(text) ? 0 : is === 'meaning' ? 1 : 2

function askKinds(search: Search, { kinds, kindWords }: ReadSearch): void {
  if (kinds.length === 0) return
  // Of a size that no product has, it is the size that is missing and not the kind.
  const isSizeMissing = search.left?.size === 0
  if (isSizeMissing || search.prefer(search.factSets(kinds))) search.understood.kinds.push(...kindsOf(kinds))
  else search.understood.unknown.push(...new Set(kindWords))
}

/** A tire's size beside a word for wheels asks for wheels of its rim; of a spacer it says nothing. */
function askSize(search: Search, { size, kinds }: ReadSearch): void {
  if (!size) return
  if (kinds.length > 0 && !kinds.includes('kind:Tire')) {
    if (kinds.includes('kind:Wheel')) {
      search.require(search.factSets([`rim:${size.rim}`]))
      search.understood.words.push(`R${size.rim}`)
    }
    return
  }
  search.require(search.factSets([`size:${size.text}`]))
  search.understood.size = size.text
}

/** 0 for the best, up to one more than the last. */
type Ranker = { count: number; rankOf: (group: Group) => number }

const ALL_ALIKE: Ranker = { count: 1, rankOf: () => 0 }

/** Of titles with the names that were typed the very title first, then those that begin so, then those with more of the words in full. */
function rankerOf({ words, measures }: FoldedTitle, wholeWords: readonly string[]): Ranker {
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
function pageOf(
  index: ProductIndex,
  groups: ReadonlySet<Group>,
  {
    ranker: { count, rankOf },
    slice: { limit, offset },
    isWanted,
  }: { ranker: Ranker; slice: Slice; isWanted: IsWanted },
): Pick<Found, 'ids' | 'total'> {
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
