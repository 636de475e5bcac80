import { expect, test } from 'vitest'
import type { Accepted } from './documents.ts'
import { queryMetadata } from './metadata.ts'

const received = (number: string, receivedAt: string): Accepted => ({
  ksefNumber: `1234563218-20261128-0123456789AB-${number}`,
  number,
  issuedOn: receivedAt.slice(0, 10),
  hash: 'x',
  receivedAt,
  isOffline: false,
  xml: '<Podmiot2><NIP>5260001246</NIP></Podmiot2><RodzajFaktury>KOR_ZAL</RodzajFaktury>',
})
const documents = [received('1', '2026-11-01T10:00:00Z'), received('2', '2026-11-28T10:00:00Z')]
const range = { dateType: 'Invoicing', from: '2026-09-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }
const filters = { subjectType: 'Subject1', dateRange: range }
const query = (body: unknown, search = '') =>
  queryMetadata(documents, new URLSearchParams(search), body).invoices.map(
    ({ invoiceNumber }) => invoiceNumber,
  )

test('documents of a range come in the order that is asked for', () => {
  expect(query(filters)).toEqual(['1', '2'])
  expect(query(filters, 'sortOrder=Desc&pageOffset=0&pageSize=250')).toEqual(['2', '1'])
  expect(query(filters, 'pageOffset=1')).toEqual([])
  expect(query({ ...filters, dateRange: { ...range, from: '2026-11-28T11:00:00+01:00' } })).toEqual(['2'])
  expect(query({ ...filters, subjectType: 'Subject2' })).toEqual([])
  expect(queryMetadata(documents, new URLSearchParams(), filters).invoices[0]).toMatchObject({
    buyer: { identifier: { type: 'Nip', value: '5260001246' } },
    invoiceType: 'KorZal',
  })
})

test.each([
  ['a range of more than three months', { dateRange: { ...range, from: '2026-08-31T23:59:59Z' } }, ''],
  ['a range that ends before it begins', { dateRange: { ...range, from: '2026-12-02T00:00:00Z' } }, ''],
  ['a day without a time', { dateRange: { ...range, from: '2026-11-01' } }, ''],
  ['no range', { dateRange: undefined }, ''],
  ['another kind of date', { dateRange: { ...range, dateType: 'Sale' } }, ''],
  ['nobody', { subjectType: undefined }, ''],
  ['a page too small', {}, 'pageSize=9'],
  ['a page too large', {}, 'pageSize=251'],
  ['a page before the first', {}, 'pageOffset=-1'],
  ['an unknown order', {}, 'sortOrder=desc'],
])('%s is refused', (_what, differences, search) => {
  expect(() => query({ ...filters, ...differences }, search)).toThrow(/refused with 400|"code":/)
})
