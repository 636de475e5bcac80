// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { lastCarrier, rememberCarrier } from './last-carrier'

beforeEach(() => window.localStorage.clear())

it('the carrier of the last parcel is stored in the browser, and goes before that of the newest parcel', () => {
  const parcels = [
    { id: 1, carrier: 'ups' },
    { id: 2, carrier: 'gls' },
  ] as const
  expect(lastCarrier()).toBe('dpd')
  expect(lastCarrier(parcels)).toBe('gls')
  rememberCarrier('inpost')
  expect(window.localStorage.getItem('bieznik.carrier')).toBe('inpost')
  expect(lastCarrier(parcels)).toBe('inpost')
})

it('one that the shop no longer knows is none', () => {
  window.localStorage.setItem('bieznik.carrier', 'pigeon')
  expect(lastCarrier()).toBe('dpd')
})
