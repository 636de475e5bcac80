import { expect, test } from 'vitest'
import { isForeignPhone, polishPhone } from './phone.ts'

test.each([
  ['600100200', '600100200'],
  ['+48 600 100 200', '600100200'],
  ['+48600100200', '600100200'],
  ['0048600700800', '600700800'],
  ['0048 600-700-800', '600700800'],
  ['48 600 100 200', '600100200'],
  ['0600700800', '600700800'],
  ['(0-34) 555 01 87', '345550187'],
  ['+48 34 555 01 87', '345550187'],
  ['\u202A+48 600\u2013100.200\u202C', '600100200'],
])('%s is the Polish number %s', (written, digits) => {
  expect(polishPhone(written)).toBe(digits)
  expect(isForeignPhone(written)).toBe(false)
})

test.each(['+49 151 23456789', '0049 151 23456789', '+380 44 123 45 67', '+1 212 555 0100'])(
  '%s is a number of another country',
  (written) => {
    expect(polishPhone(written)).toBeNull()
    expect(isForeignPhone(written)).toBe(true)
  },
)

test.each(['1234567', '60010020', '+4860010020', '6001002001', '004860070080', '015123456789', '', 'brak'])(
  '%s is neither: a digit too few or too many, or no code of its country',
  (written) => {
    expect(polishPhone(written)).toBeNull()
    expect(isForeignPhone(written)).toBe(false)
  },
)
