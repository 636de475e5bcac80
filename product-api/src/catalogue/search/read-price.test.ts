import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

test.each<[string, string, { from?: number; to?: number } | null]>([
  ['opony do 200 zł', 'opony', { to: 20_000 }],
  ['opony do 200zl zimowe', 'opony zimowe', { to: 20_000 }],
  ['195/65 R15 do 250 zł', '195/65 R15', { to: 25_000 }],
  ['195/65 zimowe r15 do 200', '195/65 zimowe r15', { to: 20_000 }],
  ['felgi poniżej 1 200 zł', 'felgi', { to: 120_000 }],
  ['opony za 199,99 zł', 'opony', { to: 19_999 }],
  ['tires under 300', 'tires', { to: 30_000 }],
  ['шины дешевле 300', 'шины', { to: 30_000 }],
  ['od 300 zł felgi', 'felgi', { from: 30_000 }],
  ['opony 200-300 zł', 'opony', { from: 20_000, to: 30_000 }],
  ['opony od 200 do 300 zł', 'opony', { from: 20_000, to: 30_000 }],
  ['диски от 200 до 300 zł', 'диски', { from: 20_000, to: 30_000 }],
  ['opony do 205', 'opony do 205', null],
  ['opony do 15', 'opony do 15', null],
  ['felgi do 205/55 R16', 'felgi do 205/55 R16', null],
  ['dystans do 100x12', 'dystans do 100x12', null],
  ['szerokość do 200 mm', 'szerokość do 200 mm', null],
  ['opony do busa', 'opony do busa', null],
])('%s: %s is left', (text, words, price) => {
  expect(readPrice(text)).toMatchObject({ words, price })
})

test('a text without a price stays as it is, and any price is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom('zł', 'zl', 'PLN', ' zł'),
      (pln, currency) => {
        expect(readPrice(`felgi do ${pln}${currency}`)).toMatchObject({
          words: 'felgi',
          price: { to: pln * 100 },
        })
      },
    ),
  )
  fc.assert(fc.property(fc.stringMatching(/^[a-z /]{0,60}$/), (text) => readPrice(text).words === text))
})

test('is read in a time that grows with the text', () => {
  const timeOf = (length: number) => {
    const begin = performance.now()
    for (let round = 0; round < 20; round++) readPrice('do 1 200 '.repeat(length))
    return performance.now() - begin
  }
  timeOf(10)
  expect(timeOf(400)).toBeLessThan(40 * (timeOf(40) + 1))
})
