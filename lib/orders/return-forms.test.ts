import { grosze } from '@bieznik/contract/money/money'
import { expect, it } from 'vitest'
import { ZodError } from 'zod'
import { anOrder } from '@/tests/shop-examples'
import { lineKeyOf } from './correction-form'
import { piecesBegun, refundFormSchema, returnFormSchema, toRefund, toReturn } from './return-forms'

const { orderItems } = anOrder({})
const [item] = orderItems
if (!item) throw new Error('the example has a line')
const key = lineKeyOf(item)

const refundOf = (differences: object) =>
  toRefund(
    orderItems,
    refundFormSchema.parse({
      kind: 'amount',
      amount: '',
      pieces: {},
      reason: 'Rabat',
      cause: '',
      ...differences,
    }),
    { refundable: grosze(50_000), refunded: grosze(1_000) },
  )

it('sends pieces into the stock and to scrap as lines of their own, on account of a statement', () => {
  const form = { lines: { [key]: { stock: '1', scrap: ' 2 ' } }, note: 'Odstąpienie', cause: 'w12' }
  expect(toReturn(orderItems, returnFormSchema.parse(form))).toEqual({
    note: 'Odstąpienie',
    withdrawalId: 12,
    complaintId: null,
    lines: [
      { itemId: item.id, pieces: 1, condition: 'stock' },
      { itemId: item.id, pieces: 2, condition: 'scrap' },
    ],
  })
  expect(toReturn(orderItems, returnFormSchema.parse({ ...form, lines: {}, cause: 'c3' }))).toMatchObject({
    withdrawalId: null,
    complaintId: 3,
    lines: [],
  })
})

it('begins with the pieces of the withdrawal that have not come back for it yet', () => {
  const line = { ...item, quantity: 4, returned: 2 }
  const withdrawal = {
    id: 12,
    status: 'received' as const,
    refundDue: '2026-12-10',
    lines: [{ title: item.title, pieces: 2 }],
    account: null,
    owed: null,
  }
  const came = (withdrawalId: number | null, pieces: number) => ({
    id: 1,
    note: 'Odstąpienie',
    withdrawalId,
    complaintId: null,
    lines: [{ itemId: item.id, title: item.title, pieces, condition: 'stock' as const }],
    doneBy: 'ewa',
    doneAt: '2026-11-28T10:00:00.000Z',
  })
  expect(piecesBegun(line, withdrawal, { returns: [came(12, 1), came(null, 1)] })).toBe('1')
  expect(piecesBegun(line, withdrawal, { returns: [came(12, 2)] })).toBe('')
  expect(piecesBegun(line, withdrawal, { returns: [came(11, 2)] })).toBe('2')
  expect(piecesBegun(line, { ...withdrawal, lines: null }, { returns: [came(12, 2)] })).toBe('2')
})

it('says what each kind of refund comes to', () => {
  expect(refundOf({ kind: 'all' })).toMatchObject({
    amount: 50_000,
    body: { what: { kind: 'all' }, seen: 1_000 },
  })
  expect(refundOf({ amount: '99,50' })).toMatchObject({
    amount: 9_950,
    body: { what: { kind: 'amount', amount: 9_950 } },
  })
  expect(refundOf({ kind: 'lines', pieces: { [key]: '2' }, cause: 'w7' })).toMatchObject({
    amount: 2 * item.price,
    body: { what: { kind: 'lines', lines: [{ itemId: item.id, pieces: 2 }] }, withdrawalId: 7 },
  })
})

it.each([
  { amount: 'sto' },
  { amount: '1,999' },
  { reason: '' },
  { kind: 'half' },
  { pieces: { [key]: '-1' } },
])('refuses %j', (differences) => {
  expect(() => refundOf(differences)).toThrow(ZodError)
})
