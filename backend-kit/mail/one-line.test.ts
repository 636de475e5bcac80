import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['  Jan \t Kowalski\r\n', 'Jan Kowalski'],
  ['Jan\r\nBcc: eve@example.com', 'Jan Bcc: eve@example.com'],
  ['Jan\0Kowalski', 'Jan Kowalski'],
  ['Jan\u2028Kowalski\u202Egro', 'Jan Kowalski gro'],
  ['half \uD83D', 'half'],
  ['Warsztat 👩‍🔧 👩🏽‍🔧 👨‍👩‍👧‍👦', 'Warsztat 👩‍🔧 👩🏽‍🔧 👨‍👩‍👧‍👦'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇱 ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇱 ❤️'],
  ['Jan\u200D\u200DKowalski 🛞\u200D', 'Jan Kowalski 🛞'],
  ['Zażółć "gęślą" jaźń, Сергей & Co. 🛞', 'Zażółć "gęślą" jaźń, Сергей & Co. 🛞'],
])('%j becomes %j', (typed, line) => {
  expect(oneLine(typed)).toBe(line)
})

test('whatever is typed, nothing is left that could end a line or that nobody can see', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
        .map((units) => units.join('')),
      (typed) => {
        const line = oneLine(typed)
        expect(line.replaceAll(/\p{RGI_Emoji}/gv, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
        expect(oneLine(line)).toBe(line)
      },
    ),
  )
})
