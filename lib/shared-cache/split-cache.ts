import { LRUCache } from 'lru-cache'

/** The share of a cache that addresses may fill which a visitor can make up without end. */
const OPEN_ENDED_SHARE = 0.25

/** Searches and filters: whatever stands in their last part is a page. As they stand in a request, or with the prefix that a rewrite gives them. */
const OPEN_ENDED = /^(?:\/(?:pl|en|ru))?\/(?:products\/title|(?:tires|wheels|spacer)\/filter)\//

/** Whether pages at such an address have no end. */
export const isOpenEnded = (path: string): boolean => OPEN_ENDED.test(path)

interface Entry<Value> {
  value: Value
  /** In bytes. */
  size: number
  isOpenEnded: boolean
}

/**
 * A cache of at most `maxSize` bytes, the least recently used entries evicted first, in two parts: a flood of made-up searches,
 * filters and missing pages evicts others of its kind, and never the pages that everybody visits.
 */
export class SplitCache<Value extends object> {
  readonly #known: LRUCache<string, Value>
  readonly #openEnded: LRUCache<string, Value>

  constructor(maxSize: number) {
    const openEnded = Math.floor(maxSize * OPEN_ENDED_SHARE)
    this.#known = new LRUCache({ maxSize: maxSize - openEnded })
    this.#openEnded = new LRUCache({ maxSize: openEnded })
  }

  get(key: string): Value | undefined {
    return this.#known.get(key) ?? this.#openEnded.get(key)
  }

  delete(key: string): void {
    this.#known.delete(key)
    this.#openEnded.delete(key)
  }

  set(key: string, { value, size, isOpenEnded: isOpen }: Entry<Value>): void {
    const [into, other] = isOpen ? [this.#openEnded, this.#known] : [this.#known, this.#openEnded]
    other.delete(key)
    into.set(key, value, { size })
  }
}
