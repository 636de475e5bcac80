import { expect, it } from 'vitest'
import { emptyEntry, entryFormSchema, type EntryForm } from './entry-form'

/** Half past midnight in Warsaw. */
const now = new Date('2026-11-26T23:30:00Z')
const schema = entryFormSchema(() => now)

const typed = (differences: Partial<EntryForm> = {}): EntryForm => ({
  ...emptyEntry(now),
  name: 'Ola Nowak',
  order: '12',
  text: 'Bieżnik odchodzi.',
  ...differences,
})

it('needs no address, and takes a day that it is in Warsaw already', () => {
  expect(schema.parse(typed())).toEqual({
    name: 'Ola Nowak',
    email: undefined,
    order: '12',
    text: 'Bieżnik odchodzi.',
    demand: 'repair',
    basis: 'conformity',
    photos: [],
    language: 'pl',
    channel: 'phone',
    receivedOn: '2026-11-27',
  })
})

it.each([
  [{ receivedOn: '2026-11-28' }, ['receivedOn', 'in_future']],
  [{ email: 'ola' }, ['email', 'email_invalid']],
  [{ text: ' ' }, ['text', 'text_required']],
  [{ text: 'x'.repeat(10_000) }, ['text', 'text_long']],
])('says what is wrong with %j', (differences, [field, key]) => {
  const [issue] = schema.safeParse(typed(differences)).error?.issues ?? []
  expect([issue?.path[0], issue?.message]).toEqual([field, key])
})
