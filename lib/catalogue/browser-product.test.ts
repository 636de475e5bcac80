import { labelFields } from '@bieznik/contract/catalogue/label-fields'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { expect, it } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { toBrowserProduct } from './browser-product'

it('leaves out what the server alone shows, and nothing else', () => {
  const label = { fuelClass: 'C', wetGrip: 'B', noise: 71, noiseClass: 'B', iceGrip: true, eprel: '381667' }
  const written = { snowMarking: '3PMSF', treadDepth: 8, productSheet: 'https://example.com/a.pdf' }
  const tire = aTire({ warningsPl: 'Uwaga.', maker: 'Bieżnik', ...label, ...written })
  const shown = toBrowserProduct(tire)
  expect({ ...tire, ...shown }).toEqual(tire)
  const left = Object.keys(tire).filter((field) => !Object.hasOwn(shown, field))
  expect(left.toSorted()).toEqual(
    [...Object.keys(noSafetyData), ...Object.keys(labelFields), 'snowMarking', 'treadDepth'].toSorted(),
  )
})
