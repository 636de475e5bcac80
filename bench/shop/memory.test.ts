import { expect, it } from 'vitest'
import { kilobytesIn } from './memory.ts'

const table = `
    1     0   9000
   20     1   1000
  300    20    200
 4000   300     30
  301    20      4
   21     1   7000
`

it('the memory of a program is its own and that of all that it started', () => {
  expect(kilobytesIn(table, 20)).toBe(1_234)
  expect(kilobytesIn(table, 301)).toBe(4)
  expect(kilobytesIn(table, 77)).toBe(0)
})
