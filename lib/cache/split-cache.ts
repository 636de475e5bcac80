import { LRUCache } from 'lru-cache'

/** How much of a cache addresses may fill that a visitor can make up. */
const OPEN_ENDED_SHARE = 0.4

interface Entry<Value> {
  value: Value
  /** In bytes. */
  size: number
  isOpenEnded: boolean
}

/**
 * A cache of at most `maxSize` bytes that evicts the least recently used entries, in two parts: a flood of made-up searches,
 * filters and missing pages evicts its own kind, and never the pages that everybody visits.
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

  set(key: string, { value, size, isOpenEnded }: Entry<Value>): void {
    const [into, other] = isOpenEnded ? [this.#openEnded, this.#known] : [this.#known, this.#openEnded]
    other.delete(key)
    into.set(key, value, { size })
  }
}
