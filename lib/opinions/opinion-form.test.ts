import { expect, it } from 'vitest'
import { filledForm, opinionFormSchema, type OpinionForm } from './opinion-form'

const photo = `${'a'.repeat(32)}.webp`

const typed: OpinionForm = {
  rating: '4',
  text: ' Ciche.\nPolecam. ',
  car: ' Skoda  Octavia ',
  mileage: '12 000',
  language: 'pl',
  showsName: true,
  photos: [photo],
}

it('takes an opinion as it is typed', () => {
  expect(opinionFormSchema.parse(typed)).toEqual({
    rating: 4,
    text: 'Ciche.\nPolecam.',
    car: 'Skoda Octavia',
    mileage: 12_000,
    language: 'pl',
    showsName: true,
    photos: [photo],
  })
})

it('asks for a rating alone', () => {
  const { data, error } = opinionFormSchema.safeParse({
    ...typed,
    rating: null,
    text: ' ',
    car: '',
    mileage: '',
  })
  expect(data).toBeUndefined()
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['rating', 'rating_required'],
  ])
  expect(opinionFormSchema.parse({ ...typed, text: ' ', car: '', mileage: '' })).toEqual({
    rating: 4,
    text: '',
    car: undefined,
    mileage: undefined,
    language: 'pl',
    showsName: true,
    photos: [photo],
  })
})

it.each(['dużo', '-5', '1000000'])('takes no mileage of %s', (mileage) => {
  const { error } = opinionFormSchema.safeParse({ ...typed, mileage })
  expect(error?.issues.map(({ message }) => message)).toEqual(['mileage_invalid'])
})

it('begins with what was written', () => {
  const line = { lineId: 1, orderId: 2, productId: 3, title: 'Opona', firstName: 'Jan' }
  const opinion = {
    id: 9,
    rating: 2,
    text: 'Głośne.',
    name: 'Jan',
    car: null,
    mileage: 900,
    language: 'en' as const,
    writtenAt: '2026-11-20T10:00:00.000Z',
    editedAt: null,
    answer: null,
    hiddenReason: null,
    photos: [photo],
  }
  expect(filledForm({ ...line, opinion }, 'pl')).toEqual({
    rating: '2',
    text: 'Głośne.',
    car: '',
    mileage: '900',
    language: 'en',
    showsName: true,
    photos: [photo],
  })
  expect(filledForm({ ...line, opinion: null }, 'ru')).toMatchObject({
    rating: null,
    language: 'ru',
    photos: [],
  })
})
