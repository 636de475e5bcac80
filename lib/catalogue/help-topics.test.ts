import { expect, it } from 'vitest'
import { findHelp } from './help-topics'

it.each([
  ['dostawa', '/delivery'],
  ['koszt wysyłki', '/delivery'],
  ['płatność ratami', '/delivery'],
  ['delivery time', '/delivery'],
  ['blik', '/delivery'],
  ['raty', '/delivery'],
  ['montaż', '/delivery'],
  ['wyważanie', '/delivery'],
  ['anulować', '/help'],
  ['отменить заказ', '/help'],
  ['доставка', '/delivery'],
  ['zwrot', '/returns'],
  ['jak zwrócić opony', '/returns'],
  ['returns', '/returns'],
  ['возврат шин', '/returns'],
  ['gwarancja', '/guarantee'],
  ['Rękojmia', '/guarantee'],
  ['гарантия', '/guarantee'],
  ['FAQ', '/help'],
  ['numer telefonu', '/contact'],
  ['ford transit', '/my-car'],
  ['golf 5', '/my-car'],
  ['Škoda', '/my-car'],
  ['колёса на форд', '/my-car'],
])('%s leads to %s', (query, page) => {
  expect(findHelp(query).map(({ href }) => href)).toEqual([page])
})

it.each([
  'opony zimowe',
  'opony dostawcze',
  'kurier 195/70 R15C',
  '195/70 R15C',
  'felgi 16',
  'nalewki',
  'wheel spacers',
  'диски',
  '',
])('%s asks for products', (query) => {
  expect(findHelp(query)).toEqual([])
})
