import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toSidewallLetters } from './sidewall-letters.ts'

it.each([
  ['195/80r15 96t', '195/80R15 96T'],
  ['195/80Р15 96Т', '195/80R15 96T'],
  ['205/65р16с 107т', '205/65R16C 107T'],
  ['91Н 91У 91М 91К 91Е 91В', '91H 91Y 91M 91K 91E 91V'],
  ['31х10,50 р15лт ХЛ', '31X10.50 R15LT XL'],
  ['31×10.50', '31X10.50'],
  ['31*10.50', '31X10.50'],
  ['２２５／６０Ｒ１８（１００Ｙ）', '225/60R18(100Y)'],
  ['７，５０ｒ１６', '7.50R16'],
  ['6.50–16', '6.50-16'],
  ['31"x10.50”', '31 X10.50 '],
  ['2O5/55', '205/55'],
  ['102/1ОО', '102/100'],
  ['о95', '095'],
  ['TOYO195', 'TOYO195'],
])('%s is %s', (text, letters) => {
  expect(toSidewallLetters(text)).toBe(letters)
})

it('leaves every position where it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toSidewallLetters(text)).toHaveLength(text.length)
    }),
  )
})
