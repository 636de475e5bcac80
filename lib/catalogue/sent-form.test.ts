import { expect, it } from 'vitest'
import { sentFormPath } from './sent-form'
import { parseTypedSize } from './parse-typed-size'

const dropdowns = { width: '195', profile: '80', diameter: '15', protector: 'Trasa' }
const CHOSEN = '/tires/filter/width=195&profile=80&diameter=15&protector=Trasa'

const pathOf = (form: Record<string, string>) => sentFormPath('tire', form)

it.each([
  ['nothing', '', CHOSEN],
  ['blanks', '  ', CHOSEN],
  ['the size that is chosen', '195/80r15 96T', CHOSEN],
  ['another size', '205/55 ZR16 91W XL', '/tires/filter/width=205&profile=55&diameter=16'],
  ['an inch size', '31x10,50 R15LT', '/tires/filter/width=31&profile=10.5&diameter=15'],
  ['a size without a profile', '185R14C', '/tires/filter/width=185&profile=80&diameter=14'],
])('%s in the size box', (_what, size, path) => {
  expect(pathOf({ ...dropdowns, size })).toBe(path)
})

it.each([
  ['half a size', '195'],
  ['a size that the filter cannot hold', '7.50R16'],
  ['a diagonal size', '6.50-16'],
])('%s in the size box leads to the page that says why', (_what, size) => {
  const path = pathOf({ ...dropdowns, size })
  const [, segment = ''] = path?.split('/tires/filter/') ?? []
  expect(segment).not.toContain('/')
  expect(parseTypedSize(segment)).toBe(size.toWellFormed())
})

it.each([
  ['no size', 'Ford Transit'],
  ['three letters', 'abc'],
  ['a size that no tire has', '999/99R99'],
  ['signs that an address is made of', '50 % & a=b/c?#'],
  ['half a character', 'opona \ud83d'],
])('%s in the size box is an address that cannot be read', (_what, size) => {
  const [, segment = ''] = pathOf({ ...dropdowns, size })?.split('/tires/filter/') ?? []
  expect(segment).not.toContain('/')
  expect(parseTypedSize(segment)).toBeNull()
})

it('an address with a typed size that can be read says the size', () => {
  expect(parseTypedSize('size=205%2F55%20R16')).toEqual({ width: 205, profile: 55, diameter: 16 })
  expect(parseTypedSize('width=205')).toBeNull()
})

it('far too much in the size box is cut to what still is too much', () => {
  expect(pathOf({ ...dropdowns, size: '1'.repeat(5_000) })).toBe(`/tires/filter/size=${'1'.repeat(201)}`)
})

it('a size box is one of tires alone', () => {
  expect(sentFormPath('wheel', { diameter: '16', size: '195' })).toBe('/wheels/filter/diameter=16')
})

it('keeps what else was chosen', () => {
  expect(pathOf({ ...dropdowns, size: '205/55 R16', priceTo: '500', season: 'allseason' })).toBe(
    '/tires/filter/width=205&profile=55&diameter=16&season=allseason&priceTo=500',
  )
})

it('what the list was narrowed by and its order survive', () => {
  expect(sentFormPath('wheel', { diameter: '16' }, 'color=black&sort=newest')).toBe(
    '/wheels/filter/diameter=16?color=black&sort=newest',
  )
})

it('is nothing with a field that no filter has', () => {
  expect(pathOf({ ...dropdowns, page: '2' })).toBeNull()
})
