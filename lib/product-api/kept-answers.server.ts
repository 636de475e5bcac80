import 'server-only'
import { SplitCache } from '@/lib/shared-cache/split-cache'

/** An answer as it came. */
export interface RawAnswer {
  isOk: boolean
  status: number
  headers: Headers
  text: string
}

interface Figures {
  staleFor: number
  entries: number
  longest: number
}

/** The last good answers, and the questions that are under way. */
export class KeptAnswers {
  readonly #figures: Figures
  /** Counts entries. */
  readonly #kept: SplitCache<{ at: number; answer: RawAnswer }>
  readonly #underWay = new Map<string, Promise<RawAnswer>>()

  constructor(figures: Figures) {
    this.#figures = figures
    this.#kept = new SplitCache(figures.entries)
  }

  /** Whoever asks the same at the same time gets the same answer. */
  async share(key: string, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const other = this.#underWay.get(key)
    if (other) return other
    const own = ask()
    this.#underWay.set(key, own)
    try {
      return await own
    } finally {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key)
    }
  }

  /** Something changed: an answer that was asked for before may not know it, so nobody joins in any more. */
  startAfresh(): void {
    this.#underWay.clear()
  }

  keep(key: string, answer: RawAnswer, isOpenEnded = false): void {
    if (answer.text.length > this.#figures.longest) return this.#kept.delete(key)
    this.#kept.set(key, { value: { at: Date.now(), answer }, size: 1, isOpenEnded })
  }

  get(key: string): RawAnswer | null {
    const found = this.#kept.get(key)
    return found && Date.now() - found.at <= this.#figures.staleFor ? found.answer : null
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }
}
