import { expect, it } from 'vitest'
import { safetyFields } from './safety-fields.ts'

const { input } = safetyFields.ean

it.each([
  ['590-1234 123457', '5901234123457'],
  ['0000000000000', ''],
  ['0', ''],
  ['', ''],
])('the EAN %j is read as %j', (typed, code) => {
  expect(input.parse(typed)).toBe(code)
})

it('an EAN with a wrong check digit is refused', () => {
  expect(input.safeParse('5901234123450').error?.issues).toMatchObject([{ message: 'ean_invalid' }])
})
