import { transferTitle } from '@bieznik/contract/money/transfer-title'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRefsOf } from './order-refs.ts'

test.each([
  'Zamowienie 30-08',
  'ZAMOWIENIE 30-08',
  'zamówienie 30-08',
  'Zamówienie  30 - 08',
  'ZAMOWIENIE 3008',
  'ZAMOWIENIE 30 08',
  'ZAMOW IENIE 3 0-08',
  'Zaplata za zamowienie: 30-08, dziekuje',
  'ZAMOWIENIE30/08',
  '30-08',
  'Zamowienie 30-08 2 opony',
  'przelew srodkow ZAMOWIENIE 30-08 JAN KOWALSKI 00-950 WARSZAWA',
])('%j names order 30 for sure', (title) => {
  expect(orderRefsOf(title).sure).toContain(30)
})

test.each(['zamowienie 30', 'Zam. nr 30', '30', 'order no 30', 'faktura 30 z dnia 27.11'])(
  '%j may name order 30',
  (title) => {
    expect(orderRefsOf(title)).toMatchObject({ sure: [], likely: expect.arrayContaining([30]) })
  },
)

test.each(['', 'przelew', 'zamowienie trzydziesci', '61109010140000071219812874', '99999999999'])(
  '%j names none',
  (title) => {
    expect(orderRefsOf(title)).toEqual({ sure: [], likely: [] })
  },
)

test('a title survives capitals, lost marks, and blanks that come or go, with words around it', () => {
  const words = fc.stringMatching(/^([A-Za-z]{1,10} ){0,3}$/)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_147_483_647 }),
      words,
      words,
      fc.boolean(),
      fc.nat({ max: 20 }),
      fc.constantFrom('-', '', ' ', '/'),
      (orderId, before, after, isCapital, cut, hyphen) => {
        const written = transferTitle(orderId).replace('-', hyphen)
        const broken = `${written.slice(0, cut)} ${written.slice(cut)}`
        const title = `${before}${broken} ${after}`
        expect(orderRefsOf(isCapital ? title.toUpperCase() : title).sure).toContain(orderId)
      },
    ),
  )
})

test('two orders are both named', () => {
  expect(orderRefsOf(`${transferTitle(30)} i ${transferTitle(31)}`).sure).toEqual(
    expect.arrayContaining([30, 31]),
  )
})

test('whatever a title holds, there are few numbers, which the database takes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (title) => {
      const { sure, likely } = orderRefsOf(title)
      expect(sure.length + likely.length).toBeLessThanOrEqual(40)
      for (const id of [...sure, ...likely]) expect(id).toBeGreaterThan(0)
      for (const id of [...sure, ...likely]) expect(id).toBeLessThanOrEqual(2_147_483_647)
    }),
  )
})
