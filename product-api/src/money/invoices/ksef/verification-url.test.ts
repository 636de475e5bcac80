import { constants, createHash, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateUrl, verificationUrl } from './verification-url.ts'

/** The example of KSeF's own description of the codes. */
const hash = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'
const invoice = {
  nip: '1111111111',
  issuedOn: '2026-02-01',
  sha256: Buffer.from(hash, 'base64url').toString('hex'),
}

test('the code of an invoice names seller, day and hash', () => {
  expect(verificationUrl('https://qr-test.ksef.mf.gov.pl/', invoice)).toBe(
    `https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/${hash}`,
  )
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })

test.each([
  [
    'RSA-PSS',
    rsa.privateKey,
    { key: rsa.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
    256,
  ],
  ['P-256', ec.privateKey, { key: ec.publicKey, dsaEncoding: 'ieee-p1363' as const }, 64],
])(
  'the code of the certificate is the address, signed without its scheme: %s',
  (_name, key, proof, bytes) => {
    const certificate = { serialNumber: '01F20A5D352AE590', key }
    const url = certificateUrl('https://qr-test.ksef.mf.gov.pl', invoice, certificate)
    const [, signed = '', written = ''] = /^https:\/\/(.+)\/([\w-]+)$/.exec(url) ?? []
    expect(signed).toBe(
      `qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/${hash}`,
    )
    const signature = Buffer.from(written, 'base64url')
    expect(signature).toHaveLength(bytes)
    expect(verify('sha256', Buffer.from(signed), proof, signature)).toBe(true)
  },
)

test('the hash is that of the document as it was sent', () => {
  const xml = '<Faktura>ż</Faktura>'
  const sha256 = createHash('sha256').update(xml, 'utf8').digest('hex')
  expect(verificationUrl('https://qr.example', { ...invoice, sha256 })).toContain(
    createHash('sha256').update(Buffer.from(xml)).digest('base64url'),
  )
})
