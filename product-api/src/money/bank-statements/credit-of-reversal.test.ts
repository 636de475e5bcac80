import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOfReversal } from './credit-of-reversal.ts'

const account = '61109010140000071219812874'
const reversal = { title: 'STORNO Zamowienie 23-29', payerAccount: account }
const credit = { id: 1, title: 'Zamowienie 23-29', payerAccount: account, days: 0, isUntouched: true }

test.each([
  ['of the same title and account', reversal, credit],
  ['whose title the bank wrote otherwise', { ...reversal, title: 'storno: ZAMOWIENIE 23 29' }, credit],
  ['whose title was cut', { ...reversal, title: 'STORNO Zamowienie' }, credit],
  ['whose account is missing', { ...reversal, payerAccount: '' }, credit],
  ['of weeks before', reversal, { ...credit, days: 30 }],
  ['that only the account identifies', { ...reversal, title: 'STORNO PRZELEWU' }, credit],
] as const)('a credit %s is the one', (_what, back, line) => {
  expect(creditOfReversal(back, [line])).toBe(1)
})

test.each([
  ['of another account', reversal, { ...credit, payerAccount: '03000000000000123456789012' }],
  [
    'of another title, without an account',
    { ...reversal, payerAccount: '' },
    { ...credit, title: 'Zamowienie 30-08' },
  ],
  ['of the same account, a week before', { ...reversal, title: 'STORNO PRZELEWU' }, { ...credit, days: 7 }],
  [
    'of the same account, where the reversal names another',
    { ...reversal, title: 'STORNO Zamowienie 30-08' },
    credit,
  ],
  ['without a title and an account', { title: 'STORNO', payerAccount: '' }, { ...credit, title: '' }],
] as const)('a credit %s is none', (_what, back, line) => {
  expect(creditOfReversal(back, [line])).toBeNull()
})

test('of several the one with its title is it, and of equal ones the one that nobody has decided on, then the newest', () => {
  const others = [2, 3].map((id) => ({ ...credit, id }))
  expect(creditOfReversal(reversal, [{ ...credit, title: 'Zamowienie 30-08' }, ...others])).toBe(3)
  expect(creditOfReversal(reversal, [...others, { ...credit, id: 4, isUntouched: false }])).toBe(3)
  expect(creditOfReversal(reversal, [{ ...credit, isUntouched: false }])).toBe(1)
})

test('a title that is part of another one gives way to the same title', () => {
  const back = { ...reversal, title: 'STORNO za opony zimowe' }
  const [part, whole] = [
    { ...credit, title: 'za opony' },
    { ...credit, id: 2, title: 'ZA OPONY ZIMOWE' },
  ]
  expect(creditOfReversal(back, [whole, part])).toBe(2)
  expect(creditOfReversal(back, [part])).toBe(1)
})

test('several that differ are left to a person', () => {
  const back = { ...reversal, title: 'STORNO PRZELEWU' }
  expect(creditOfReversal(back, [credit, { ...credit, id: 2, title: 'Zamowienie 30-08' }])).toBeNull()
})

test('whatever stands there, the one that is found is one of those, and never of another account', () => {
  const text = fc.constantFrom('', 'STORNO', 'Zamowienie 23-29', 'STORNO Zamowienie 23-29', 'x', 'za opony')
  const number = fc.constantFrom('', account, '03000000000000123456789012')
  const back = fc.record({ title: text, payerAccount: number })
  const line = fc.record({
    id: fc.nat(),
    title: text,
    payerAccount: number,
    days: fc.nat({ max: 90 }),
    isUntouched: fc.boolean(),
  })
  fc.assert(
    fc.property(back, fc.array(line, { maxLength: 5 }), (taken, lines) => {
      const found = creditOfReversal(taken, lines)
      const accounts = lines.filter(({ id }) => id === found).map(({ payerAccount }) => payerAccount)
      expect(found === null || accounts.length > 0).toBe(true)
      for (const each of accounts)
        expect(each === '' || taken.payerAccount === '' || each === taken.payerAccount).toBe(true)
    }),
  )
})
