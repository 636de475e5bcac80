import { expect, it } from 'vitest'
import { emptyEntry, entryFormSchema, type EntryForm } from './entry-form'

/** Half past midnight in Warsaw. */
const now = new Date('2026-11-26T23:30:00Z')
const schema = entryFormSchema(() => now)

const typed = (differences: Partial<EntryForm> = {}): EntryForm => ({
  ...emptyEntry(now),
  name: 'Ola Nowak',
  order: '12',
  ...differences,
})

it('needs no address, and takes a day that it is in Warsaw already', () => {
  expect(schema.parse(typed({ part: 'dwie opony\n' }))).toEqual({
    name: 'Ola Nowak',
    email: undefined,
    order: '12',
    lines: [{ title: 'dwie opony', pieces: null }],
    account: '',
    language: 'pl',
    channel: 'phone',
    receivedOn: '2026-11-27',
  })
})

it.each([
  [{ receivedOn: '2026-11-28' }, ['receivedOn', 'in_future']],
  [{ receivedOn: '' }, ['receivedOn', 'day_required']],
  [{ receivedOn: '0002-11-26' }, ['receivedOn', 'too_long_ago']],
  [{ email: 'ola' }, ['email', 'email_invalid']],
  [{ account: '61 1090' }, ['account', 'account_invalid']],
  [{ name: '' }, ['name', 'name_required']],
  [{ order: ' ' }, ['order', 'order_required']],
  [{ part: 'x'.repeat(301) }, ['part', 'part_long']],
])('says what is wrong with %j', (differences, [field, key]) => {
  const [issue] = schema.safeParse(typed(differences)).error?.issues ?? []
  expect([issue?.path[0], issue?.message]).toEqual([field, key])
})
