import { expect, it } from 'vitest'
import { grosze } from './grosze.ts'
import { priceText } from './price-text.ts'

it.each([
  [41_250, '412,50 zł', '412.50 zł', '412,50 zł'],
  [1_234_567, '12 345,67 zł', '12,345.67 zł', '12 345,67 zł'],
  [0, '0,00 zł', '0.00 zł', '0,00 zł'],
])('%i grosze are one text in each language, with the sign behind', (amount, pl, en, ru) => {
  const written = (['pl', 'en', 'ru'] as const).map((language) =>
    priceText(grosze(amount), language).replaceAll('\u00A0', ' '),
  )
  expect(written).toEqual([pl, en, ru])
})
