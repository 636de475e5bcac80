import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode, cleanLine, cleanLines, isVisible, typedLine } from './typed-text.ts'

describe('a line', () => {
  it.each([
    [' ul.\u00A0Polna  1\t', 'ul. Polna 1'],
    ['\u202AJan\u202C\u200E', 'Jan'],
    ['Ja\u00ADn\u2060\uFEFF', 'Jan'],
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👨\u200D👩\u200D👧 ❤\uFE0F', '👨\u200D👩\u200D👧 ❤\uFE0F'],
    ['Biała – Podlaska', 'Biała – Podlaska'],
  ])('%j is read as %j', (typed, read) => {
    expect(cleanLine(typed)).toBe(read)
  })

  it.each([
    '',
    ' ',
    '\u200B',
    '\u00A0\u2028',
    '\u3164',
    '\u2800',
    '\u0301',
    '\uFE0F\u200D',
    'a\0b',
    '\uD800',
  ])('%j is none', (typed) => {
    expect(typedLine(100).safeParse(typed).success).toBe(false)
  })
})

it('several lines stay as they were broken', () => {
  expect(cleanLines(' Bieżnik\u00AD:\u200B 8 mm\n\n  o\u0301sma 👨\u200D👩 \n')).toBe(
    'Bieżnik: 8 mm\n\n  ósma 👨\u200D👩',
  )
})

describe('a code', () => {
  it.each([
    ['00\u2013950', '00-950'],
    ['00\u2011950', '00-950'],
    ['\u22121', '-1'],
    ['1\u200D2\uFE0F', '12'],
    [' A\u00A0 1 ', 'A 1'],
  ])('%j is read as %j', (typed, read) => {
    expect(cleanCode(typed)).toBe(read)
  })
})

it.each([cleanLine, cleanLines, cleanCode])('what is clean stays as it is: %o', (clean) => {
  const marks = fc.constantFrom(
    '\u200B',
    '\u0301',
    '\u00A0',
    '\u202A',
    '\u200D',
    '\u2011',
    'e',
    '\uFE0F',
    '\r\n',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(marks).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const once = clean(text)
      expect(clean(once)).toBe(once)
      expect(isVisible(once)).toBe(isVisible(text))
    }),
  )
})
