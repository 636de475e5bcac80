import 'server-only'

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

/** The last good answers, the least recently used one forgotten first, and the questions that are under way. */
export class KeptAnswers {
  readonly #figures: Figures
  readonly #kept = new Map<string, { at: number; answer: RawAnswer }>()
  readonly #underWay = new Map<string, Promise<RawAnswer>>()

  constructor(figures: Figures) {
    this.#figures = figures
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

  keep(key: string, answer: RawAnswer): void {
    this.#kept.delete(key)
    if (answer.text.length > this.#figures.longest) return
    this.#kept.set(key, { at: Date.now(), answer })
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > this.#figures.entries) this.#kept.delete(oldest)
  }

  get(key: string): RawAnswer | null {
    const found = this.#kept.get(key)
    if (!found) return null
    this.#kept.delete(key)
    if (Date.now() - found.at > this.#figures.staleFor) return null
    this.#kept.set(key, found)
    return found.answer
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }
}
