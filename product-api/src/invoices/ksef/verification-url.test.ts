import { expect, test } from 'vitest'
import { verificationUrl } from './verification-url.ts'

test('the code of an invoice names seller, day and hash', () => {
  const sha256 = 'fb'.repeat(32)
  expect(
    verificationUrl('https://qr.ksef.mf.gov.pl/', { nip: '1111111111', issuedOn: '2026-02-01', sha256 }),
  ).toBe(
    `https://qr.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/${Buffer.from(sha256, 'hex').toString('base64url')}`,
  )
})
