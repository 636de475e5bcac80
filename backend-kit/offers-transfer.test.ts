import { expect, test } from 'vitest'
import { offersTransfer } from './offers-transfer.ts'

test.each([
  ['on', false, 'https://bieznik.example', true],
  ['on', true, 'http://127.0.0.1:3000', true],
  ['on', true, 'https://bieznik.example', false],
  ['off', false, 'https://bieznik.example', false],
] as const)('%s, an invented company %s, at %s: %s', (BANK_TRANSFER, isExample, SITE_URL, isOffered) => {
  expect(offersTransfer({ isExample }, { BANK_TRANSFER, SITE_URL })).toBe(isOffered)
})
