import { expect, it } from 'vitest'
import { deliveryCountriesSchema } from './delivery-countries.ts'

it.each([
  ['PL', ['PL']],
  [' pl, de  CZ,PL', ['PL', 'DE', 'CZ']],
])('%j names %j', (written, codes) => {
  expect(deliveryCountriesSchema.parse(written)).toEqual(codes)
})

it.each(['', ' , ', 'Polska', 'PL;DE', 'US'])('%j cannot be used', (written) => {
  expect(deliveryCountriesSchema.safeParse(written).success).toBe(false)
})
