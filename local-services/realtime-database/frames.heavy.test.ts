import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameReader, toFrames } from './frames.ts'

const read = (frames: readonly string[], limit = Number.MAX_SAFE_INTEGER) => {
  const messages: string[] = []
  frames.forEach(frameReader(limit, (message) => messages.push(message)))
  return messages
}

describe('frames', () => {
  it('leave a short message as it is', () => {
    expect(toFrames('{"t":"c"}')).toEqual(['{"t":"c"}'])
  })

  it('say first how many they are', () => {
    const frames = toFrames('x'.repeat(40_000))
    expect(frames.map((frame) => frame.length)).toEqual([1, 16_384, 16_384, 7_232])
    expect(frames[0]).toBe('3')
  })

  it('can be put together again, whatever the message, and each has a form in UTF-8', () => {
    const message = fc.tuple(fc.nat(40_000), fc.string({ unit: 'binary', maxLength: 40_000, size: 'max' }))
    fc.assert(
      fc.property(message, ([length, tail]) => {
        const text = `{${'🛞'.repeat(length / 2)}${tail.toWellFormed()}}`
        const frames = toFrames(text)
        expect(frames.every((frame) => frame.isWellFormed())).toBe(true)
        expect(read(['0', ...frames, '0', '{}'])).toEqual([text, '{}'])
      }),
      { numRuns: 50 },
    )
  })

  it('are not taken without end', () => {
    expect(() => read(['9999', 'x'.repeat(60), 'x'.repeat(60)], 100)).toThrow('longer than 100')
  })
})
