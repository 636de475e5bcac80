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
  ['felgi 200 zł - 300 zł', 'felgi', { from: 20_000, to: 30_000 }],
  ['felgi 200 PLN–300 PLN', 'felgi', { from: 20_000, to: 30_000 }],
  ['opony od 200 zł do 300 zł', 'opony', { from: 20_000, to: 30_000 }],
  ['opony 200 zł do 1 300 zł zimowe', 'opony zimowe', { from: 20_000, to: 130_000 }],
  ['wheels from 200 zl to 300 zl', 'wheels', { from: 20_000, to: 30_000 }],
  ['felgi 16 600 zł', 'felgi 16', { to: 60_000 }],
  ['felgi 16 600-800 zł', 'felgi 16', { from: 60_000, to: 80_000 }],
  ['205 55 16 400 zł', '205 55 16', { to: 40_000 }],
  ['opony 205 300 zł', 'opony 205', { to: 30_000 }],
  ['felgi 1 600 zł', 'felgi', { to: 160_000 }],
  ['felgi 12 000-15 500 zł', 'felgi', { from: 1_200_000, to: 1_550_000 }],
  ['felgi do 16 600 zł', 'felgi', { to: 1_660_000 }],
  ['felgi za 16 600 zł', 'felgi', { to: 1_660_000 }],
  ['opony do 300 195/65 R15', 'opony 195/65 R15', { to: 30_000 }],
  ['opony do 205', 'opony do 205', null],
  ['opony do 500 kg', 'opony do 500 kg', null],
  ['opony do 210 km/h', 'opony do 210 km/h', null],
  ['шины до 210 км/ч', 'шины до 210 км/ч', null],
  ['opony do 100 eur', 'opony do 100 eur', null],
  ['opony do 100€', 'opony do 100€', null],
  ['tires under 100 €', 'tires under 100 €', null],
  ['dystans do 100 mm', 'dystans do 100 mm', null],
  ['opony do 210 55 16', 'opony do 210 55 16', null],
  ['opony do 200 60 R16', 'opony do 200 60 R16', null],
  ['opony do 200-60-16', 'opony do 200-60-16', null],
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

test('a measure before a price is no thousand of it, and a single digit is one', () => {
  const price = fc.integer({ min: 100, max: 999 })
  const currency = fc.constantFrom('zł', ' zł', ' PLN')
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 445 }), price, currency, (measure, pln, unit) => {
      expect(readPrice(`felgi ${measure} ${pln}${unit}`)).toMatchObject({
        words: `felgi ${measure}`,
        price: { to: pln * 100 },
      })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), price, currency, (thousands, pln, unit) => {
      expect(readPrice(`felgi ${thousands} ${pln}${unit}`)).toMatchObject({
        words: 'felgi',
        price: { to: (thousands * 1000 + pln) * 100 },
      })
    }),
  )
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
