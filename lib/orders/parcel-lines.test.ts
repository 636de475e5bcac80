import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParcelLines } from './parcel-lines'

const numbersIn = (text: string, ids: readonly number[], first?: number) =>
  Object.fromEntries(readParcelLines(text, ids, first).numbers)

describe('lines of parcel numbers', () => {
  it.each([
    ['12\t0000 1234\n13\t0000 5678', { 12: '0000 1234', 13: '0000 5678' }],
    ['#13;"00005678"\r\n\r\n#12;"00001234"', { 12: '00001234', 13: '00005678' }],
    ['00001234,12', { 12: '00001234' }],
    ['13;00005678;Jan Kowalski;600 100 200', { 13: '00005678' }],
    ['00001234\n00005678\n', { 12: '00001234', 13: '00005678' }],
    ['12;00001234\n13;00005678\n12;00009999', { 12: '00001234, 00009999', 13: '00005678' }],
  ])('%j', (text, expected) => expect(numbersIn(text, [12, 13])).toEqual(expected))

  it('go to the orders from the one on where they were pasted', () =>
    expect(numbersIn('AAA111\nBBB222', [12, 13, 14], 1)).toEqual({ 13: 'AAA111', 14: 'BBB222' }))

  it('are reported where they belong to none of the orders', () =>
    expect(readParcelLines('Zamówienie;Numer\n99;00001234\nA1;12;B2\nAAA111\nBBB222', [12])).toEqual({
      numbers: new Map([[12, 'AAA111']]),
      unread: ['Zamówienie;Numer', '99;00001234', 'A1;12;B2', 'BBB222'],
    }))

  it('are read as they were written, whatever separates them and whatever their order', () => {
    const rows = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99_999 }),
        number: fc.stringMatching(/^[A-Z]{2}\d{6,20}$/),
      }),
      { selector: ({ id }) => id, maxLength: 100 },
    )
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom('\t', ';', ','),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (written, between, end, isTurned) => {
          const text = written
            .map(({ id, number }) => (isTurned ? [number, id] : [id, number]).join(between))
            .join(end)
          const read = readParcelLines(text, written.map(({ id }) => id).toReversed())
          expect(read.unread).toEqual([])
          expect(read.numbers).toEqual(new Map(written.map(({ id, number }) => [id, number])))
        },
      ),
    )
  })
})
