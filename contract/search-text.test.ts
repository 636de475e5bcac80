import { expect, it } from 'vitest'
import { textsToSearch } from './search-text.ts'

it.each([
  ['P205/55R16', ['205/55 R16']],
  ['LT265/70R17', ['LT265/70 R17', '265/70 R17']],
  ['31x10.50R15LT', ['31x10.50 R15LT', '31x10.50 R15']],
  ['205/65R16C 107/105R', ['205/65 R16C 107R', '205/65 R16 107R', '205/65 R16']],
  ['195/80 R15 96/94T', ['195/80 R15 96T', '195/80 R15']],
  ['205/55R16 91Н', ['205/55 R16 91H', '205/55 R16']],
  ['205/55R16 91V M+S', ['M+S 205/55 R16 91V', '205/55 R16 91V', '205/55 R16']],
  ['205/55R16 94V extra load', ['205/55 R16 94V XL', '205/55 R16 94V', '205/55 R16']],
  ['205/55R16 DOT 2024', ['DOT 2024 205/55 R16', '205/55 R16']],
  ['4x 205/55R16', ['4x 205/55 R16', '205/55 R16']],
  ['205.55.16', ['205/55 R16']],
  ['195 70 15 c', ['195/70 R15C', '195/70 R15']],
  ['255/100R16', ['255/100 R16']],
  ['7,5 R16', ['7.50 R16']],
  ['195R14C', ['195 R14C', '195 R14']],
  ['Nadbieg Szuter AT 195/80R15 96T', ['Nadbieg Szuter AT 195/80 R15 96T', '195/80 R15 96T', '195/80 R15']],
  ['1958015 zimowe', ['zimowe 195/80 R15', '195/80 R15']],
])('%s is looked for as %j', (searched, texts) => {
  expect(textsToSearch(searched)).toEqual(texts)
})

it.each([
  '',
  'szuter',
  '195/8',
  'szuter 195',
  'felga 15',
  'Felga aluminiowa Bystra 7.5Jx17 5x139.7 108.1, biały',
  '16x7 5x114.3 66.1',
  'Dystans 5x112 20 mm M14x1.5',
  '7x16 4x100 60.1 ET45',
])('%s is looked for as it is', (searched) => {
  expect(textsToSearch(searched)).toEqual([searched])
})
