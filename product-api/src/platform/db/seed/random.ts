/** A source of numbers that gives the same sequence for the same seed, so that every run makes the same catalogue. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number; both ends are possible. */
  between(min: number, max: number): number
  /** Throws a RangeError when there is nothing to pick from. */
  pick<T>(choices: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32, the 32-bit generator by Tommy Ettinger (public domain). Not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick(choices) {
      const [choice] = choices.slice(between(0, choices.length - 1))
      if (choice === undefined) throw new RangeError('nothing to pick from')
      return choice
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item)
    },
  }
}
