// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { filterIn, isShown, removeView, saveView, useOrderViews } from './order-views'
import { orderFilterKeys } from './staff-order-list'

const KEY = 'bieznik.orderViews'
const names = () => renderHook(() => useOrderViews()).result.current.map(({ name }) => name)

beforeEach(() => window.localStorage.clear())

it('stores filters under their names, one of each name', () => {
  const { result } = renderHook(() => useOrderViews())
  act(() => saveView({ name: 'Do spakowania', filter: { status: 'Pending' } }))
  act(() => saveView({ name: 'Odbiory', filter: { delivery: 'delivery_with_assembly' } }))
  act(() => saveView({ name: 'Do spakowania', filter: { status: 'In Processing' } }))
  expect(result.current).toEqual([
    { name: 'Odbiory', filter: { delivery: 'delivery_with_assembly' } },
    { name: 'Do spakowania', filter: { status: 'In Processing' } },
  ])
  act(() => removeView('Odbiory'))
  expect(names()).toEqual(['Do spakowania'])
})

it('loses none that another window saved meanwhile', () => {
  saveView({ name: 'Moje', filter: { held: 'me' } })
  window.localStorage.setItem(KEY, JSON.stringify([{ name: 'Z drugiego okna', filter: { paid: 'paid' } }]))
  saveView({ name: 'Nowe', filter: { status: 'Pending' } })
  expect(names()).toEqual(['Z drugiego okna', 'Nowe'])
})

it.each(['no JSON', '{"name":1}', '[{"name":"a","filter":{"unknown":"x"}}]'])(
  'goes on without what cannot be read: %s',
  (text) => {
    window.localStorage.setItem(KEY, text)
    expect(names()).toEqual([])
  },
)

it('shows a view exactly where the address has its filter', () => {
  const values = fc.dictionary(
    fc.constantFrom(...orderFilterKeys),
    fc.string({ minLength: 1, maxLength: 20 }),
  )
  fc.assert(
    fc.property(values, values, (one, other) => {
      const view = { name: 'a', filter: filterIn(new URLSearchParams(one)) }
      const asked = new URLSearchParams(other)
      const same = JSON.stringify(filterIn(asked)) === JSON.stringify(view.filter)
      expect(isShown(view, asked)).toBe(same)
    }),
  )
})
