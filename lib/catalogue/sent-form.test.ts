import { expect, it } from 'vitest'
import { resultsPath } from './results-path'
import { readSentForm } from './sent-form'

const dropdowns = { width: '195', profile: '80', diameter: '15', protector: 'Trasa' }
const CHOSEN = '/tires/filter/width=195&profile=80&diameter=15&protector=Trasa'

function pathOf(form: Record<string, string>): string | null {
  const values = readSentForm(form)
  return values && resultsPath('tire', values)
}

it.each([
  ['nothing', '', CHOSEN],
  ['blanks', '  ', CHOSEN],
  ['the size that is chosen', '195/80r15 96T', CHOSEN],
  ['another size', '205/55 ZR16 91W XL', '/tires/filter/width=205&profile=55&diameter=16'],
  ['an inch size', '31x10,50 R15LT', '/tires/filter/width=31&profile=10.5&diameter=15'],
  ['a size without a profile', '185R14C', '/tires/filter/width=185&profile=80&diameter=14'],
  ['half a size', '195/80', null],
  ['no size', 'opony na lato', null],
  ['a size that the filter cannot hold', '7.50R16', null],
  ['far too much', '1'.repeat(5_000), null],
])('%s in the size box', (_what, size, path) => {
  expect(pathOf({ ...dropdowns, size })).toBe(path)
})

it('keeps what else was chosen', () => {
  expect(pathOf({ ...dropdowns, size: '205/55 R16', priceTo: '500', season: 'allseason' })).toBe(
    '/tires/filter/width=205&profile=55&diameter=16&season=allseason&priceTo=500',
  )
})

it('is nothing with a field that no filter has', () => {
  expect(readSentForm({ ...dropdowns, page: '2' })).toBeNull()
})
