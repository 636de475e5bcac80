import { expect, test } from 'vitest'
import { setOfTires } from '../../../test/invoices.ts'
import { taxIdOf } from './tax-id-of-buyer.ts'

const { buyer } = setOfTires

test.each([
  ['PL', '5260001246', { NIP: '5260001246' }],
  // A wrong check digit makes it no NIP: in KSeF it would be refused, or another company's.
  ['PL', '5260001247', { KodKraju: 'PL', NrID: '5260001247' }],
  ['PL', null, { BrakID: '1' }],
  ['SK', '2021234567', { KodUE: 'SK', NrVatUE: '2021234567' }],
  ['SK', 'SK2021234567', { KodUE: 'SK', NrVatUE: '2021234567' }],
  ['SK', 'sk 2021 234 567', { KodUE: 'SK', NrVatUE: '2021234567' }],
  // Ten digits that would do for a NIP, check digit and all.
  ['LT', '5260001246', { KodUE: 'LT', NrVatUE: '5260001246' }],
  ['GR', 'EL123456789', { KodUE: 'EL', NrVatUE: '123456789' }],
  ['GR', 'GR123456789', { KodUE: 'EL', NrVatUE: '123456789' }],
  ['AT', 'ATU12345678', { KodUE: 'AT', NrVatUE: 'U12345678' }],
  ['DE', 'HRB 12345/Köln', { KodKraju: 'DE', NrID: 'HRB 12345/Köln' }],
  ['GB', 'GB123456789', { KodKraju: 'GB', NrID: 'GB123456789' }],
  ['UA', '5260001246', { KodKraju: 'UA', NrID: '5260001246' }],
  [null, '5260001246', { NrID: '5260001246' }],
])('in %s the number %s is %o', (countryCode, taxId, expected) => {
  const written = taxIdOf({ ...buyer, countryCode, taxId }).map(({ name, children }) => [name, children])
  expect(Object.fromEntries(written)).toEqual(expected)
})
