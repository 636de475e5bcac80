import { swappedNeighbors, transliterate } from './fold-words.ts'
import { meaningsOfMistyped } from './look-up.ts'
import type { GroupSets, ProductIndex } from './product-index.ts'

/** Products with one of the facts of a line of the dictionary, or with the very word in a title. */
export function groupsOfLine(index: ProductIndex, { text, line }: { text: string; line: string }): GroupSets {
  return [...line.split(' ').map((fact) => index.facts.get(fact)), index.words.get(text)].filter(
    (set) => set !== undefined,
  )
}

/** Products with a measure, or with a number in the title that begins so. A rim is no beginning of a width: 19 does not mean 195. */
export function groupsOfNumber(
  index: ProductIndex,
  { text, facts }: { text: string; facts: string[] },
): GroupSets {
  const known = facts.map((fact) => index.facts.get(fact)).filter((set) => set !== undefined)
  if (known.length > 0) return known
  const begun = [...index.words.atPrefix(text)]
  const isShort = /^\d{1,2}$/.test(text)
  return begun.filter(([word]) => !isShort || !/^[\d./]/.test(word.slice(text.length))).map(([, set]) => set)
}

/** Letters of a word that may have one wrong. */
const MISTYPED = /^\p{L}{4,40}$/u

/**
 * Products with a word in their titles or names that begins so; where there is none, with one that is a typo away, also in the letters of
 * another alphabet; and where there is none either, what a word of the dictionary means that is a typo away.
 */
export function groupsOfWord(index: ProductIndex, word: string): { sets: GroupSets; line: string | null } {
  if (word.length === 1)
    return { sets: [index.words.get(word)].filter((set) => set !== undefined), line: null }
  // ъ transliterates to an empty string, which is a prefix of every word.
  const spellings = new Set([word, transliterate(word)].filter((each) => each !== ''))
  for (const written of spellings) {
    const begun = setsAtPrefix(index, written)
    const sets = begun.length > 0 ? begun : setsOfMistyped(index, written)
    if (sets.length > 0) return { sets, line: null }
  }
  const [line] = meaningsOfMistyped(word, index.addedWords)
  return line ? { sets: groupsOfLine(index, { text: word, line }), line } : { sets: [], line: null }
}

function setsAtPrefix(index: ProductIndex, prefix: string): GroupSets {
  return [...index.words.atPrefix(prefix).values()]
}

function setsOfMistyped(index: ProductIndex, word: string): GroupSets {
  if (!MISTYPED.test(word)) return []
  const near = [...index.words.fuzzyGet(word, 1)].filter(([known]) => MISTYPED.test(known))
  const swapped = swappedNeighbors(word).map((each) => index.words.get(each))
  return [...near.map(([, [set]]) => set), ...swapped].filter((set) => set !== undefined)
}
