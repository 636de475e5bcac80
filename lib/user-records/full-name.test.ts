import { expect, it } from 'vitest'
import { splitFullName } from './full-name'

it.each([
  ['Ewa Nowak', 'Ewa', 'Nowak'],
  ['Anna Maria Zając-Nowak', 'Anna Maria', 'Zając-Nowak'],
  ['  Jan \t Kowalski\n', 'Jan', 'Kowalski'],
  ['Ewa', 'Ewa', ''],
  ['', '', ''],
  ['   ', '', ''],
])('%j', (fullName, name, surname) => {
  expect(splitFullName(fullName)).toEqual({ name, surname })
})
