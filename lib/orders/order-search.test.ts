import { expect, it } from 'vitest'
import { matchesOrder } from './order-search'

const order = { id: 10423, name: 'Łucja Żółć', status: 'Sent' } as const

it.each([
  ['', null, true],
  ['   ', null, true],
  ['łucja', null, true],
  ['ŻÓŁĆ', null, true],
  [' Łucja Ż ', null, true],
  ['10423', null, true],
  ['042', null, true],
  ['Lucja', null, false],
  ['10424', null, false],
  ['.*', null, false],
  ['', 'Sent', true],
  ['', 'Pending', false],
  ['łucja', 'Sent', true],
  ['łucja', 'Canceled', false],
  ['jan', 'Sent', false],
] as const)('%j with status %s: %s', (search, status, found) => {
  expect(matchesOrder(order, search, status)).toBe(found)
})
