import { expect, it } from 'vitest'
import { familyOf } from './memory.ts'

const table = `
    1     0
   20     1
  300    20
 4000   300
  301    20
   21     1
`

it('the processes of a program are its own and all that it started, at any depth', () => {
  expect(familyOf(table, 20)).toEqual([20, 300, 4_000, 301])
  expect(familyOf(table, 301)).toEqual([301])
})
