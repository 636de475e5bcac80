import { expect, it } from 'vitest'
import { readAddress } from './read-address'

it.each([
  ['UL. PROSTA 51, 00-838 WARSZAWA', { address: 'UL. PROSTA 51', postCode: '00-838', city: 'WARSZAWA' }],
  ['ul. Polna 3/5 m. 2, 90-001 Łódź', { address: 'ul. Polna 3/5 m. 2', postCode: '90-001', city: 'Łódź' }],
  ['RYNEK 1\n30-001 KRAKÓW', { address: 'RYNEK 1', postCode: '30-001', city: 'KRAKÓW' }],
  ['Zalesie 7,  42-200   Nowa Wieś', { address: 'Zalesie 7', postCode: '42-200', city: 'Nowa Wieś' }],
  ['00-838 WARSZAWA', { address: '', postCode: '00-838', city: 'WARSZAWA' }],
  ['somewhere', { address: '', postCode: '', city: '' }],
  ['', { address: '', postCode: '', city: '' }],
])('%j is read as street, code and town', (written, parts) => {
  expect(readAddress(written)).toEqual(parts)
})
