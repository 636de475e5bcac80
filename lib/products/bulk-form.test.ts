import { expect, it } from 'vitest'
import { bulkFormSchema, EMPTY_BULK_FORM, type BulkAction, type BulkForm } from './bulk-form'

const read = (action: BulkAction, typed: Partial<BulkForm>) =>
  bulkFormSchema(action).safeParse({ ...EMPTY_BULK_FORM, reason: 'Nowy cennik', ...typed })

it.each([
  ['price', { perMille: '-12,5' }, { what: 'price', perMille: -125, ending: 'exact', reason: 'Nowy cennik' }],
  ['price', { ending: 'zloty_5' }, { perMille: 0, ending: 'zloty_5' }],
  [
    'reduction',
    { perMille: '20', to: '2030-07-01T12:00' },
    { what: 'reduction', perMille: -200, from: null, to: '2030-07-01T10:00:00.000Z' },
  ],
  ['place', { place: ' A-03-2 ' }, { what: 'place', place: 'A-03-2', reason: 'Nowy cennik' }],
  ['place', {}, { what: 'place', place: '' }],
  ['restore', {}, { what: 'archive', inArchive: false }],
] as const)('%s of %o', (action, typed, change) => {
  expect(read(action, typed)).toMatchObject({ success: true, data: change })
})

it.each([
  ['price', { perMille: '12,55' }, 'percent_invalid'],
  ['price', { perMille: 'dużo' }, 'percent_invalid'],
  ['price', { perMille: '-95' }, 'percent_invalid'],
  ['price', {}, 'percent_required'],
  ['reduction', { perMille: '-5', to: '2030-07-01T12:00' }, 'percent_negative'],
  ['reduction', { perMille: '5' }, 'time_invalid'],
  ['reduction', { perMille: '5', from: '2030-07-02T12:00', to: '2030-07-01T12:00' }, 'reduction_ends_first'],
  ['place', { place: 'x'.repeat(21) }, 'too_long'],
  ['archive', { reason: '' }, 'reason_required'],
] as const)('%s of %o is refused: %s', (action, typed, message) => {
  expect(read(action, typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})
