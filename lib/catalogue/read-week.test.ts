import { expect, it } from 'vitest'
import { readWeek } from './read-week'

it('reads week and year as they are molded', () => {
  expect(readWeek('0926')).toEqual({ week: '9', year: '2026' })
  expect(readWeek('5322')).toEqual({ week: '53', year: '2022' })
})

it.each(['', '926', 'abcd'])('%j says nothing', (code) => {
  expect(readWeek(code)).toBeNull()
})
