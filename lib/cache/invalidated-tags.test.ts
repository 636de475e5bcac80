import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidatedTags } from './invalidated-tags'

describe('what was rendered', () => {
  it('is out of date when one of its tags is invalidated at the same time or later', () => {
    const invalidated = new InvalidatedTags()
    invalidated.invalidate(['tires'], 10)
    expect(invalidated.isInvalidated(['news', 'tires'], 10)).toBe(true)
    expect(invalidated.isInvalidated(['news', 'tires'], 11)).toBe(false)
    expect(invalidated.isInvalidated(['news'], 9)).toBe(false)
    expect(invalidated.latest(['news', 'tires'])).toBe(10)
  })
})

it('never takes something out of date for good, and with room for all tags nothing good for out of date', () => {
  const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const tags = fc.array(tag, { maxLength: 40 })
  fc.assert(
    fc.property(
      tags,
      tag,
      fc.integer({ min: 1, max: 41 }),
      fc.integer({ min: 1, max: 5 }),
      (all, asked, since, room) => {
        const invalidated = new InvalidatedTags(room)
        for (const [index, each] of all.entries()) invalidated.invalidate([each], index + 1)
        const isOutOfDate = all.some((each, index) => each === asked && index + 1 >= since)
        const isTakenForIt = invalidated.isInvalidated([asked], since)
        expect(isTakenForIt || !isOutOfDate).toBe(true)
        expect(isTakenForIt && room === 5).toBe(isOutOfDate && room === 5)
      },
    ),
  )
})
