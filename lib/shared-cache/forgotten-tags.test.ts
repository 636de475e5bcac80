import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ForgottenTags } from './forgotten-tags'

describe('what was made', () => {
  it('is out of date when one of its tags is forgotten at the same time or later', () => {
    const forgotten = new ForgottenTags()
    forgotten.forget(['tires'], 10)
    expect(forgotten.isForgotten(['news', 'tires'], 10)).toBe(true)
    expect(forgotten.isForgotten(['news', 'tires'], 11)).toBe(false)
    expect(forgotten.isForgotten(['news'], 9)).toBe(false)
    expect(forgotten.latest(['news', 'tires'])).toBe(10)
  })

  it('is out of date after everything was forgotten, whatever its tags', () => {
    const forgotten = new ForgottenTags()
    forgotten.forgetEverything(10)
    expect(forgotten.isForgotten([], 10)).toBe(true)
    expect(forgotten.isForgotten([], 11)).toBe(false)
  })
})

it('never takes something out of date for good, and with room for all tags nothing good for out of date', () => {
  const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const said = fc.array(tag, { maxLength: 40 })
  fc.assert(
    fc.property(
      said,
      tag,
      fc.integer({ min: 1, max: 41 }),
      fc.integer({ min: 1, max: 5 }),
      (all, asked, since, room) => {
        const forgotten = new ForgottenTags(room)
        for (const [index, each] of all.entries()) forgotten.forget([each], index + 1)
        const isOutOfDate = all.some((each, index) => each === asked && index + 1 >= since)
        const isTakenForIt = forgotten.isForgotten([asked], since)
        expect(isTakenForIt || !isOutOfDate).toBe(true)
        expect(isTakenForIt && room === 5).toBe(isOutOfDate && room === 5)
      },
    ),
  )
})
