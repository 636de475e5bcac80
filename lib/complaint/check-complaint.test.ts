import { expect, it } from 'vitest'
import { checkComplaint } from './check-complaint'
import { emptyComplaint, readComplaintFields, type TypedComplaint } from './typed-complaint'

const filled = (differences: Partial<TypedComplaint> = {}): TypedComplaint => ({
  ...emptyComplaint('pl', 'opony z listopada'),
  name: 'Łucja Żak',
  email: 'lucja@example.com',
  text: 'Bieżnik odchodzi.\nPo tygodniu.',
  demand: 'repair',
  photos: [{ name: 'a.webp', title: 'IMG_1.jpg' }],
  ...differences,
})

it('states what was typed, with the photos that are stored', () => {
  expect(checkComplaint(filled())).toEqual({
    statement: {
      name: 'Łucja Żak',
      email: 'lucja@example.com',
      order: 'opony z listopada',
      basis: 'conformity',
      demand: 'repair',
      text: 'Bieżnik odchodzi.\nPo tygodniu.',
      photos: ['a.webp'],
      language: 'pl',
    },
    errors: null,
  })
})

it.each([
  [{ text: ' \n' }, { text: 'text_required' }],
  [{ text: 'x'.repeat(10_000) }, { text: 'text_long' }],
  [{ text: 'x\u0007' }, { text: 'text_invalid' }],
  [{ demand: '' }, { demand: 'demand_required' }],
  [{ basis: 'millions' }, { basis: 'basis_required' }],
  [{ order: 'x'.repeat(10_000) }, { order: 'order_long' }],
  [
    { name: '', email: 'x', order: '\u200B' },
    { name: 'name_required', email: 'email_invalid', order: 'order_required' },
  ],
] as const)('says what is wrong with %j', (differences, errors) => {
  expect(checkComplaint(filled(differences))).toEqual({ statement: null, errors })
})

it('takes nothing that is missing for granted, and Polish for a language that is none', () => {
  const fields = new FormData()
  fields.set('language', 'xx')
  fields.set('text', new File(['x'], 'x.txt'))
  expect(readComplaintFields(fields)).toEqual({ ...emptyComplaint('pl', ''), basis: '' })
})
