/** Milliseconds since 1970, by the clock that Next.js dates what it keeps with. */
export const now = (): number => performance.timeOrigin + performance.now()

/** How many tags are remembered one by one. */
const MAX_TAGS = 50_000

/** When this process last heard that what a tag stands for has changed. All times are its own, as `now` tells them. */
export class ForgottenTags {
  /** The one heard of last stands last. */
  readonly #at = new Map<string, number>()
  readonly #max: number
  #everythingAt = 0

  constructor(max = MAX_TAGS) {
    this.#max = max
  }

  forget(tags: Iterable<string>, at = now()): void {
    for (const tag of tags) {
      this.#at.delete(tag)
      this.#at.set(tag, at)
      this.#makeRoom()
    }
  }

  forgetEverything(at = now()): void {
    this.#everythingAt = at
    this.#at.clear()
  }

  /** Whether what was made at `since`, and carries these tags, may be out of date. */
  isForgotten(tags: readonly string[], since: number): boolean {
    return this.#everythingAt >= since || this.latest(tags) >= since
  }

  /** When the last of these was forgotten by its name; 0: none was. */
  latest(tags: readonly string[]): number {
    let latest = 0
    for (const tag of tags) latest = Math.max(latest, this.#at.get(tag) ?? 0)
    return latest
  }

  /** What is no more known of one tag is assumed of all. */
  #makeRoom(): void {
    const [oldest] = this.#at
    if (!oldest || this.#at.size <= this.#max) return
    this.#at.delete(oldest[0])
    this.#everythingAt = Math.max(this.#everythingAt, oldest[1])
  }
}
