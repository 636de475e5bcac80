import { expect, it } from 'vitest'
import { writeAmount, writeDecimal } from './decimal.ts'
import { grosze } from './grosze.ts'

it.each([
  [47_350, '473,50', '473.50', '473,50'],
  [17_000, '170,00', '170.00', '170,00'],
  [18_001, '180,01', '180.01', '180,01'],
  [123_456_789, '1234567,89', '1234567.89', '1234567,89'],
  [5, '0,05', '0.05', '0,05'],
])('an amount of %i grosze has two decimals in each language', (amount, pl, en, ru) => {
  const written = (['pl', 'en', 'ru'] as const).map((language) => writeAmount(grosze(amount), language))
  expect(written).toEqual([pl, en, ru])
})

it.each([
  [66.6, '66,6', '66.6'],
  [-12, '-12', '-12'],
])('%d has the mark of its language', (value, pl, en) => {
  expect([writeDecimal(value, 'pl'), writeDecimal(value, 'en')]).toEqual([pl, en])
})
