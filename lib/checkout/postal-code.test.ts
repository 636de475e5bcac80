import { countries } from '@bieznik/contract/countries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPostalCode, normalisePostalCode, postalCodeExample } from './postal-code'

const accepts = (written: string, country: (typeof countries)[number]) =>
  isPostalCode(normalisePostalCode(written, country), country)

describe('a Polish postal code', () => {
  it.each(['00-950', '00950', '00 950', ' 00 - 950 '])('may be written %j', (written) => {
    expect(normalisePostalCode(written, 'PL')).toBe('00-950')
    expect(accepts(written, 'PL')).toBe(true)
  })

  it.each(['0-950', '000-950', '00-95', 'AB-CDE', '00–950x', '10115-00'])('is not %s', (written) => {
    expect(accepts(written, 'PL')).toBe(false)
  })
})

it.each([
  ['DE', '10115', '1011'],
  ['GB', 'sw1a 1aa', '12345'],
  ['NL', '1011ab', '1011'],
  ['CZ', '11000', '1100'],
  ['PT', '1000-001', '1000001'],
  ['LT', 'LT-01100', '0110'],
  ['UA', '01001', '010 01'],
] as const)('of %s may be %s and not %s', (country, right, wrong) => {
  expect(accepts(right, country)).toBe(true)
  expect(accepts(wrong, country)).toBe(false)
})

it.each(['IE', 'MT', 'GR'] as const)('of %s, whose form is not listed, may be anything', (country) => {
  expect(postalCodeExample(country)).toBeNull()
  expect(accepts('D02 AF30', country)).toBe(true)
})

it.each(countries)('of %s: the example that people are shown is accepted', (country) => {
  expect(accepts(postalCodeExample(country) ?? 'anything', country)).toBe(true)
})

it('stays as it is when it is normalised again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...countries),
      (written, country) => {
        const once = normalisePostalCode(written, country)
        expect(normalisePostalCode(once, country)).toBe(once)
      },
    ),
  )
})
