import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { Understood } from '@bieznik/contract/catalogue/search'
import { groupsOfLine, groupsOfNumber, groupsOfWord } from './groups-of.ts'
import { meaningOfLine } from './look-up.ts'
import type { Group, GroupSets, ProductIndex } from './product-index.ts'
import type { Asked } from './read-search.ts'

/** Intersects what is left with the union of the sets, in at most as many lookups as the sets have groups. Null: all is left. */
export function narrow(left: ReadonlySet<Group> | null, sets: GroupSets): ReadonlySet<Group> {
  const [only] = sets
  if (!left) return sets.length === 1 && only ? only : new Set(sets.flatMap((set) => [...set]))
  const count = sets.reduce((sum, set) => sum + set.size, 0)
  if (left.size * sets.length <= count)
    return new Set([...left].filter((group) => sets.some((set) => set.has(group))))
  return new Set(sets.flatMap((set) => [...set].filter((group) => left.has(group))))
}

/** What is left of all products after each thing that was asked for, and how it was read. */
export class Search {
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
export const kindsOf = (lines: readonly string[]): ProductType[] =>
  KINDS.filter((kind) => lines.includes(`kind:${kind}`))
