import { expect, test } from 'vitest'
import { readStock } from './read-stock.ts'

test.each([
  ['0', 0],
  ['4,0', 4],
  ['4.00', 4],
  ['8 szt.', 8],
  ['brak', 0],
  ['Нет', 0],
  ['>20', 21],
  ['> 20', 21],
  ['więcej niż 20', 21],
  ['Powyżej 20 szt.', 21],
  ['более 20', 21],
  ['20+', 20],
  ['≥ 20', 20],
  ['at least 20', 20],
])('a stock of %s is %d pieces', (text, value) => {
  expect(readStock(text)).toEqual({ value })
})

test.each([
  ['1,000', 'thousands'],
  ['1.000 szt', 'thousands'],
  ['tak', 'stock_invalid'],
  ['-1', 'stock_invalid'],
  ['<20', 'stock_invalid'],
  ['2,5', 'stock_invalid'],
])('a stock of %s is refused: %s', (text, reason) => {
  expect(readStock(text)).toEqual({ reason })
})
