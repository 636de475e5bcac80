import SearchableMap from 'minisearch/SearchableMap'
import { entryOf, type Entry, type IndexedRow } from './index-entry.ts'
import { NO_WORDS, type WordMap } from './look-up.ts'

/** Products that have the same title, names and measures: the search finds all of them or none. */
export type Group = Entry & { key: string; products: Set<IndexedProduct> }

/** Posting lists, combined with OR. */
export type GroupSets = readonly ReadonlySet<Group>[]

export type IndexedProduct = { id: number; price: number; isSoldOut: boolean; group: Group }

/** In stock first, then by price, as every list of the shop. */
function compare(one: IndexedProduct, other: IndexedProduct): number {
  return Number(one.isSoldOut) - Number(other.isSoldOut) || one.price - other.price || one.id - other.id
}

/** What is on sale, in memory: which products have a word or a fact, and in which order they are listed. */
export class ProductIndex {
  /** Folded words of titles and names, with what begins so and what is one typo away. */
  readonly words = new SearchableMap<Set<Group>>()
  readonly facts = new Map<string, Set<Group>>()
  /** What staff have added to the dictionary. */
  addedWords: WordMap = NO_WORDS
  private readonly groups = new Map<string, Group>()
  private readonly products = new Map<number, IndexedProduct>()
  private readonly shared = new Map<string, string>()
  private inOrder: IndexedProduct[] = []
  private isSorted = true

  get size(): number {
    return this.products.size
  }

  /** Adds or replaces a product. */
  put(row: IndexedRow): void {
    const group = this.groupOf(row)
    const known = this.products.get(row.id)
    if (known && known.group === group && known.price === row.price && known.isSoldOut === row.isSoldOut)
      return
    this.remove(row.id)
    const product = { id: row.id, price: row.price, isSoldOut: row.isSoldOut, group }
    this.link(group)
    group.products.add(product)
    this.products.set(row.id, product)
    // Bulk loads are sorted once; a single change is inserted by binary search.
    if (this.isSorted && this.inOrder.length > 0) this.inOrder.splice(this.placeOf(product), 0, product)
    else {
      this.inOrder.push(product)
      this.isSorted = false
    }
  }

  remove(id: number): void {
    const product = this.products.get(id)
    if (!product) return
    this.products.delete(id)
    const { group } = product
    group.products.delete(product)
    if (group.products.size === 0) this.unlink(group)
    if (this.isSorted) this.inOrder.splice(this.placeOf(product), 1)
    else this.inOrder = this.inOrder.filter((each) => each !== product)
  }

  /** All products in the order of a list. */
  sorted(): readonly IndexedProduct[] {
    if (!this.isSorted) this.inOrder.sort(compare)
    this.isSorted = true
    return this.inOrder
  }

  /** Where it stands, or would stand, among the sorted products. */
  private placeOf(product: IndexedProduct): number {
    let [low, high] = [0, this.inOrder.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const each = this.inOrder[middle]
      if (each && compare(each, product) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private groupOf({ id: _id, price: _price, isSoldOut: _isSoldOut, ...common }: IndexedRow): Group {
    const key = Object.values(common).join('\u0001')
    return this.groups.get(key) ?? { ...entryOf(common, this.share), key, products: new Set() }
  }

  private readonly share = (text: string): string => {
    const known = this.shared.get(text)
    if (known === undefined) this.shared.set(text, text)
    return known ?? text
  }

  private link(group: Group): void {
    if (this.groups.has(group.key)) return
    this.groups.set(group.key, group)
    for (const word of group.words) addTo(this.words, word, group)
    for (const fact of group.facts) addTo(this.facts, fact, group)
  }

  private unlink(group: Group): void {
    this.groups.delete(group.key)
    for (const word of group.words) removeFrom(this.words, word, group)
    for (const fact of group.facts) removeFrom(this.facts, fact, group)
  }
}

interface Postings {
  get: (key: string) => Set<Group> | undefined
  set: (key: string, groups: Set<Group>) => unknown
  delete: (key: string) => unknown
}

function addTo(postings: Postings, key: string, group: Group): void {
  const known = postings.get(key)
  if (known) known.add(group)
  else postings.set(key, new Set([group]))
}

function removeFrom(postings: Postings, key: string, group: Group): void {
  const known = postings.get(key)
  known?.delete(group)
  if (known?.size === 0) postings.delete(key)
}
