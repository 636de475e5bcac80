import type { Understood } from '@bieznik/contract/catalogue/search'
import { foldWord, wordsOf } from './fold-words.ts'
import { foldTitle, numberFact } from './index-entry.ts'
import { kindsOf, narrow, Search } from './narrowing.ts'
import type { Group, IndexedProduct, ProductIndex } from './product-index.ts'
import { countIn, rankerOf, type IsWanted, type Ranker } from './rank-products.ts'
import { readPrice, type PriceBounds } from './read-price.ts'
import { readSearch, type Asked, type ReadSearch } from './read-search.ts'

type Meant = {
  left: ReadonlySet<Group>
  understood: Understood
  ranker: Ranker
  isWanted: IsWanted
}

/** What a text leaves of all products, and how it was read. A price that nothing has is named, and does not empty what the rest finds. */
export function readMeaning(index: ProductIndex, text: string): Meant {
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

const EVERYTHING = ['kind:Tire', 'kind:Wheel', 'kind:Spacer']

function readFor(
  index: ProductIndex,
  text: string,
  price: PriceBounds | null,
): { search: Search; left: ReadonlySet<Group>; understood: Understood } {
  const read = readSearch(text, index.addedWords)
  const search = new Search(index)
  const nothing = new Set<Group>()
  // The very number that stands on the goods or their box; a size is no such number.
  const numbered = read.size === null ? index.facts.get(numberFact(text)) : undefined
  if (numbered) return { search, left: numbered, understood: { ...search.understood, words: [text] } }
  if (read.isUnlistedSize) return { search, left: nothing, understood: search.understood }
  askSize(search, read)
  const numbersFirst = read.asked.toSorted((one, other) => priorityOf(one) - priorityOf(other))
  askKinds(search, read)
  for (const asked of numbersFirst) search.ask(asked, read.size !== null)
  for (const { text: wanted, fact } of read.wished)
    if (search.left && !search.prefer(search.factSets([fact]))) search.understood.unknown.push(wanted)
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
