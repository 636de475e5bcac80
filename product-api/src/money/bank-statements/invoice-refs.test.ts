import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenNumber } from '../invoices/number-invoice.ts'
import { invoiceRefsOf } from './invoice-refs.ts'

const third = { series: 'FV/2026', sequence: 3 }

describe('the third invoice of 2026', () => {
  test.each([
    'FV/2026/0003',
    'fv/2026/0003',
    'FV 2026/0003',
    'FV2026/0003',
    'FV-2026-0003',
    'FV.2026.0003',
    'FV 2026 0003',
    'FV20260003',
    'FV/20 26/0003',
    'FV/2026/00 03',
    'FV/2026/3',
    'FV 3/2026',
    'FV/0003/2026',
    'FV 0003/26',
    'FV/26/0003',
    'Faktura 2026/0003',
    'Faktura nr 3/2026',
    'faktura VAT nr FV/2026/0003',
    'Faktura VAT 3/2026',
    'Zapłata za fakturę FV/2026/0003 z dnia 27.11.2026',
    'f-ra 3/2026',
    'fakt. 0003/2026',
    'FA 2026/0003',
    'F.VAT 3/2026',
    'invoice FV/2026/0003',
    'za fv nr. 2026/0003, dziekuje',
    '2026/0003',
    '/VAT/91,43/IDC/5260001246/INV/FV/2026/0003/TXT/kola',
  ])('is named by %j', (title) => {
    expect(invoiceRefsOf(title)).toContainEqual(third)
  })

  test.each([
    '',
    'Zamowienie 30-08',
    'FV/2026/0013',
    'FV/2026/30003',
    'FV/2025/0003',
    'FK/2026/0003',
    'faktura z dnia 03.11.2026',
    'zaplata 3/2026',
    'FV 3',
    'umowa FVX/2026',
    '61109010140000071219812874',
  ])('is not named by %j', (title) => {
    expect(invoiceRefsOf(title)).not.toContainEqual(third)
  })
})

test('several are all named, and a correction is one of its own series', () => {
  expect(invoiceRefsOf('FV/2026/0003 i FV/2026/0004, FK/2026/0001')).toEqual([
    third,
    { series: 'FV/2026', sequence: 4 },
    { series: 'FK/2026', sequence: 1 },
  ])
  expect(invoiceRefsOf('faktury 2026/0003, 2026/0004')).toEqual([third, { series: 'FV/2026', sequence: 4 }])
  expect(invoiceRefsOf('korekta FK/2026/0003')).toEqual([{ series: 'FK/2026', sequence: 3 }])
})

test('any number is found as the shop writes it, in capitals or not, with words around it, and with marks lost', () => {
  const words = fc.stringMatching(/^([A-Za-z]{1,10} ){0,3}$/)
  fc.assert(
    fc.property(
      fc.constantFrom('FV', 'FK'),
      fc.integer({ min: 2020, max: 2099 }),
      fc.integer({ min: 1, max: 999_999 }),
      fc.constantFrom('/', '-', ' ', '.', ' / ', ''),
      words,
      words,
      (kind, year, sequence, mark, before, after) => {
        const number = { series: `${kind}/${year}`, sequence }
        const written = writtenNumber(number).replaceAll('/', mark)
        expect(invoiceRefsOf(`${before}${written} ${after}`)).toContainEqual(number)
        expect(invoiceRefsOf(`${before}${written} ${after}`.toLowerCase())).toContainEqual(number)
      },
    ),
  )
})

test('whatever a title holds, there are few, which the database takes', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 500 }),
      fc.array(fc.nat({ max: 99_999_999 }), { maxLength: 60 }),
      (text, numbers) => {
        const refs = invoiceRefsOf(`${text} FV ${numbers.join('/')}`)
        expect(refs.length).toBeLessThanOrEqual(20)
        for (const { sequence } of refs) expect(sequence).toBeLessThanOrEqual(999_999)
      },
    ),
  )
})
