import { noSafetyData } from '@bieznik/contract/safety-fields'
import { expect, it } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { withoutSafetyData } from './without-safety-data'

it('leaves the safety data out, and nothing else', () => {
  const tire = aTire({ warningsPl: 'Uwaga.', maker: 'Bieżnik' })
  const shown = withoutSafetyData(tire)
  expect({ ...tire, ...shown }).toEqual(tire)
  const left = Object.keys(tire).filter((field) => !Object.hasOwn(shown, field))
  expect(left.toSorted()).toEqual(Object.keys(noSafetyData).toSorted())
})
