import { countries } from '@bieznik/contract/platform/countries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPostalCode, normalisePostalCode, postalCodeExample } from './postal-code'

const accepts = (written: string, country: (typeof countries)[number]) =>
  isPostalCode(normalisePostalCode(written, country), country)

describe('a Polish postal code', () => {
  it.each([
    '00-950',
    '00950',
    '00 950',
    ' 00 - 950 ',
    '00\u2013950',
    '00\u2011950',
    'PL-00-950',
    'pl 00950',
    '\u200E00-950\u200B',
  ])('may be written %j', (written) => {
    expect(normalisePostalCode(written, 'PL')).toBe('00-950')
    expect(accepts(written, 'PL')).toBe(true)
  })

  it.each(['0-950', '000-950', '00-95', 'AB-CDE', '00–950x', 'DE-00-950', '10115-00'])(
    'is not %s',
    (written) => {
      expect(accepts(written, 'PL')).toBe(false)
    },
  )
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

it.each([
  ['AT', 'A-1010', '1010'],
  ['BE', 'B-1000', '1000'],
  ['BG', 'BG-1000', '1000'],
  ['CH', 'CH-8001', '8001'],
  ['CZ', 'CZ-110 00', '110 00'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['DK', 'DK-1050', '1050'],
  ['EE', 'EE-10111', '10111'],
  ['ES', 'E-28001', '28001'],
  ['FI', 'FI-00100', '00100'],
  ['FI', 'FIN-00100', '00100'],
  ['FR', 'F-75001', '75001'],
  ['HR', 'HR-10000', '10000'],
  ['HU', 'H-1011', '1011'],
  ['IT', 'I-00118', '00118'],
  ['LT', 'LT 01100', 'LT-01100'],
  ['LT', '01100', 'LT-01100'],
  ['LU', 'L-1009', '1009'],
  ['LV', 'LV 1010', 'LV-1010'],
  ['NL', 'NL-1011 AB', '1011 AB'],
  ['NO', 'N-0150', '0150'],
  ['PT', 'P-1000\u2013001', '1000-001'],
  ['RO', 'RO-010011', '010011'],
  ['SE', 'SE-111 20', '111 20'],
  ['SE', 's–111 20', '111 20'],
  ['SI', 'SI-1000', '1000'],
  ['SK', 'SK-811 01', '811 01'],
  ['UA', 'UA-01001', '01001'],
] as const)('of %s may have its prefix: %j is sent as %s', (country, written, sent) => {
  expect(normalisePostalCode(written, country)).toBe(sent)
  expect(accepts(written, country)).toBe(true)
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
