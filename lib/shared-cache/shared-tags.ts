import { now, type ForgottenTags } from './forgotten-tags.ts'
import { log } from './log.ts'
import type { RedisLink } from './redis-link.ts'
import { TagLedger } from './tag-ledger.ts'

/** More than that at once are all. */
const MAX_UNSENT = 10_000
const EVERYTHING = '*'

/** How many counts of the past can still be told from one another. */
const MAX_HEARD = 1_000

/** How old what was heard last may be for others' pages to be taken, in milliseconds. */
const RECENT_MS = 2_000

/** Which count had been reached when something began. The era is one run of the server, until it is emptied. */
interface Stamp {
  era: string
  count: number
}

/** What this process knows of what all storefronts forget. */
export class SharedTags {
  readonly #link: RedisLink
  readonly #ledger: TagLedger
  readonly #own: ForgottenTags
  readonly #heardOfOthers: () => void
  /** What the others have to be told, and what they are being told. */
  #unsent = new Set<string>()
  #leaving: ReadonlySet<string> = new Set()
  readonly #counts = new Map<string, number>()
  /** Counts that this process has caused: what they forget is forgotten here already. */
  readonly #caused = new Set<number>()
  /** In the order of time; the last is the present. */
  #heard: { at: number; count: number }[] = []
  #run: string | null = null
  #epoch = ''
  #recentAt = Number.NEGATIVE_INFINITY
  #meeting: Promise<void> | undefined

  constructor(link: RedisLink, own: ForgottenTags, heardOfOthers: () => void) {
    this.#link = link
    this.#ledger = new TagLedger(link)
    this.#own = own
    this.#heardOfOthers = heardOfOthers
  }

  /** Forgets here at once, and with the others as soon as they can be told. */
  forget(tags: readonly string[]): void {
    this.#own.forget(tags)
    for (const tag of tags) this.#unsent.add(tag)
    if (this.#unsent.size > MAX_UNSENT) this.#forgetAll()
    void this.keepUp()
  }

  /** Tells the others what they do not know, and hears what they have told. Never fails: it is done again. */
  async keepUp(): Promise<void> {
    this.#meeting ??= this.#meet().finally(() => {
      this.#meeting = undefined
    })
    await this.#meeting
  }

  /** Like `keepUp`, unless that was just done. */
  async keepUpWithin(ms: number): Promise<void> {
    if (now() - this.#recentAt > ms) await this.keepUp()
  }

  /** What had been heard of at that time; null: nothing that the others would believe. */
  stampAt(time: number): Stamp | null {
    const count = this.#heard.findLast(({ at }) => at <= time)?.count
    return this.era === null || count === undefined ? null : { era: this.era, count }
  }

  /** What others have shared in any other is no more known to be good; null: nothing is known. */
  get era(): string | null {
    return this.#run === null || this.#run !== this.#link.run ? null : `${this.#run}:${this.#epoch}`
  }

  /** Whether what others have made, with these tags, is good. */
  async isGood(tags: readonly string[], made: Stamp): Promise<boolean> {
    if (made.count > this.#count) await this.keepUp()
    else await this.keepUpWithin(RECENT_MS)
    const isInTouch = made.era === this.era && now() - this.#recentAt <= RECENT_MS
    return (
      isInTouch &&
      made.count <= this.#count &&
      [EVERYTHING, ...tags].every(
        (tag) => !this.#isToBeTold(tag) && (this.#counts.get(tag) ?? 0) <= made.count,
      )
    )
  }

  get #count(): number {
    return this.#heard.at(-1)?.count ?? -1
  }

  #isToBeTold(tag: string): boolean {
    return this.#unsent.has(tag) || this.#leaving.has(tag)
  }

  #forgetAll(): void {
    this.#unsent = new Set([EVERYTHING])
    this.#own.forgetEverything()
  }

  async #meet(): Promise<void> {
    try {
      for (let run = this.#link.run; run !== null; run = this.#link.run) {
        await this.#listen(run)
        if (this.#unsent.size === 0) return
        await this.#tell(run)
      }
    } catch (error) {
      log.debug({ err: error }, 'the other storefronts are out of reach')
    }
  }

  async #tell(run: string): Promise<void> {
    this.#leaving = this.#unsent
    this.#unsent = new Set()
    try {
      const heard = { epoch: this.#epoch, count: this.#count }
      const told = await this.#ledger.forget(run, heard, this.#leaving)
      if (told === null || run !== this.#link.run) throw new Error('the server is another, or was emptied')
      const { count, news } = told
      this.#caused.add(count)
      for (const tag of this.#leaving) this.#counts.set(tag, count)
      this.#forgetNews(news)
    } catch (error) {
      for (const tag of this.#leaving) this.#unsent.add(tag)
      throw error
    } finally {
      this.#leaving = new Set()
    }
  }

  async #listen(run: string): Promise<void> {
    const known = run === this.#run ? Math.max(this.#count, 0) : 0
    const { epoch, count, changes } = await this.#ledger.read(run, known)
    if (run !== this.#link.run) throw new Error('the server was changed for another')
    if (run === this.#run && epoch === this.#epoch) return this.#hear(count, changes)
    this.#beginAnew(run, epoch)
    if (known > 0) return this.#listen(run)
    this.#hear(count, changes)
  }

  #hear(count: number, changes: readonly { value: string; score: number }[]): void {
    for (const { value, score } of changes) this.#counts.set(value, score)
    const news = changes.filter(({ score }) => !this.#caused.has(score)).map(({ value }) => value)
    this.#caused.clear()
    this.#forgetNews(news)
    this.#recentAt = now()
    if (count === this.#count) return
    this.#heard.push({ at: this.#recentAt, count })
    if (this.#heard.length > MAX_HEARD) this.#heard = this.#heard.slice(-MAX_HEARD / 2)
  }

  #forgetNews(news: readonly string[]): void {
    if (news.length === 0) return
    if (news.includes(EVERYTHING)) this.#own.forgetEverything()
    else this.#own.forget(news)
    this.#heardOfOthers()
  }

  /**
   * Another run of the server counts from nothing, or from an old copy, and so does one that was emptied. Whether the others have told something in between
   * that was lost with the last one cannot be known, so all that was made before is forgotten.
   */
  #beginAnew(run: string, epoch: string): void {
    this.#own.forgetEverything()
    this.#heardOfOthers()
    this.#run = run
    this.#epoch = epoch
    this.#recentAt = Number.NEGATIVE_INFINITY
    this.#heard = []
    this.#counts.clear()
    this.#caused.clear()
  }
}
