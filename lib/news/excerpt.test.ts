import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EXCERPT_LENGTH, excerptOf } from './excerpt'

const word = fc.stringMatching(/^[a-ząćęłńóśźż]{1,20}$/)

it('is the whole of a short text, in one line', () => {
  expect(excerptOf(' Druga prasa.\n\nNowe formy. ')).toBe('Druga prasa. Nowe formy.')
  expect(excerptOf('')).toBe('')
})

it('is the beginning of a long one, in whole words, as long as there is room', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 400, maxLength: 450 }), (words) => {
      const excerpt = excerptOf(words.join('\n'))
      const shown = excerpt.slice(0, -1).split(' ')
      expect(excerpt.endsWith('…')).toBe(true)
      expect(shown).toEqual(words.slice(0, shown.length))
      expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
      expect(`${excerpt} ${words[shown.length]}`.length).toBeGreaterThan(EXCERPT_LENGTH)
    }),
  )
})

it('cuts a text without words', () => {
  expect(excerptOf('a'.repeat(1_000))).toBe(`${'a'.repeat(EXCERPT_LENGTH)}…`)
})
