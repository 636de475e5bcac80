/** Milliseconds since 1970, by the clock with which Next.js dates its cache entries. */
export const now = (): number => performance.timeOrigin + performance.now()

/** How many tags are remembered one by one. */
const MAX_TAGS = 50_000

/** When each tag was last invalidated in this process. All times are those of `now`. */
export class InvalidatedTags {
  /** In the order of invalidation, the latest last. */
  readonly #at = new Map<string, number>()
  readonly #max: number
  /** Everything rendered before is treated as invalid: the tags invalidated up to then are no longer remembered. */
  #droppedUpTo = 0
  #count = 0

  constructor(max = MAX_TAGS) {
    this.#max = max
  }

  /** How many invalidations there have been: what is valid stays valid until this changes. */
  get count(): number {
    return this.#count
  }

  invalidate(tags: Iterable<string>, at = now()): void {
    this.#count += 1
    for (const tag of tags) {
      this.#at.delete(tag)
      this.#at.set(tag, at)
      this.#evict()
    }
  }

  /** Whether one of the tags was invalidated at `since` or later. */
  isInvalidated(tags: Iterable<string>, since: number): boolean {
    return this.#droppedUpTo >= since || this.latest(tags) >= since
  }

  /** When the last of these was invalidated; 0: none was. */
  latest(tags: Iterable<string>): number {
    let latest = 0
    for (const tag of tags) latest = Math.max(latest, this.#at.get(tag) ?? 0)
    return latest
  }

  #evict(): void {
    const [oldest] = this.#at
    if (!oldest || this.#at.size <= this.#max) return
    this.#at.delete(oldest[0])
    this.#droppedUpTo = Math.max(this.#droppedUpTo, oldest[1])
  }
}

/** Of this process: the data cache and the response cache both ask it. */
export const invalidatedTags = new InvalidatedTags()
