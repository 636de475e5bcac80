import { expect, it } from 'vitest'
import { manufacturerInputSchema } from './manufacturer.ts'

const polish = {
  name: 'Felgart Sp. z o.o.',
  mark: '',
  address: 'ul. Odlewnicza 3, 43-300 Bielsko-Biała',
  contact: 'biuro@felgart.example',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
const responsible = {
  responsibleName: 'Kontor Sp. z o.o.',
  responsibleAddress: 'ul. Portowa 7, Gdynia',
  responsibleContact: 'https://kontor.example/gpsr',
}

const refusals = (differences: object) =>
  (manufacturerInputSchema.safeParse({ ...polish, ...differences }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

it('in the Union needs nobody else', () => {
  expect(refusals({})).toEqual([])
  expect(refusals({ country: ' pl ' })).toEqual([])
})

it('outside the Union needs somebody in it, in full', () => {
  expect(refusals({ country: 'CN' })).toEqual([
    'responsibleName responsible_required',
    'responsibleAddress address_required',
    'responsibleContact contact_invalid',
  ])
  expect(refusals({ country: 'CN', ...responsible })).toEqual([])
  expect(refusals({ country: 'GB', ...responsible, responsibleContact: 'brak' })).toEqual([
    'responsibleContact contact_invalid',
  ])
})

it('in the Union may name somebody, but then in full', () => {
  expect(refusals({ responsibleName: 'Kontor Sp. z o.o.' })).toEqual([
    'responsibleAddress address_required',
    'responsibleContact contact_invalid',
  ])
})

it.each([
  [{ name: ' ' }, ['name name_required']],
  [{ contact: 'javascript:alert(1)' }, ['contact contact_invalid']],
  [{ contact: 'http://felgart.example' }, ['contact contact_invalid']],
  [{ country: 'Polska' }, ['country country_required']],
  [{ address: '\u200B' }, ['address address_required']],
])('refuses %j', (differences, expected) => {
  expect(refusals(differences)).toEqual(expected)
})
