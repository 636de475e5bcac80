import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const draws = (seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: 50 }, () => random.next())
}

describe('createRandom', () => {
  it('gives the same sequence for the same seed and another for another', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(draws(seed)).toEqual(draws(seed))
        expect(draws(seed)).not.toEqual(draws(seed + 1))
      }),
    )
  })

  it('stays in [0, 1) and fills it evenly', () => {
    const random = createRandom(1)
    const counts = Array.from({ length: 10 }, () => 0)
    for (let draw = 0; draw < 10_000; draw += 1) {
      const tenth = Math.floor(random.next() * 10)
      expect(counts[tenth]).toBeDefined()
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('reaches both ends of a range and nothing outside it', () => {
    const random = createRandom(2)
    const drawn = new Set(Array.from({ length: 300 }, () => random.between(3, 7)))
    expect(drawn).toEqual(new Set([3, 4, 5, 6, 7]))
  })

  it('shuffles a copy', () => {
    const items = Array.from({ length: 30 }, (_, index) => index)
    const shuffled = createRandom(3).shuffle(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(4).pick([])).toThrow(RangeError)
  })
})
