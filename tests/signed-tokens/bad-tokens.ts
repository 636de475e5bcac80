import { createHmac, generateKeyPairSync } from 'node:crypto'
import { part, secondsNow, type Mint } from './google.ts'

type BadToken = readonly [kind: string, make: (mint: Mint) => string]

const HOUR = 3_600
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreignKey = foreign.privateKey
const NONE = { alg: 'none', kid: undefined }
const emulated = { aud: 'demo-bieznik', iss: 'https://securetoken.google.com/demo-bieznik' }

/** To make a text or a number of it throws. */
export const unwritable = { toString: 1, valueOf: null }

/** The public key is known to everyone; as the secret of a symmetric algorithm it must open nothing. */
function signedWithPublicKey({ keys, contentOf }: Mint): string {
  const content = contentOf({ alg: 'HS256' }, {})
  const secret = keys['key-1'].publicKey.export({ type: 'spki', format: 'pem' })
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

function tampered({ sign, contentOf }: Mint): string {
  const [header, , signature] = sign().split('.')
  const [, claims] = contentOf({}, { sub: 'ola', admin: true }).split('.')
  return `${header}.${claims}.${signature}`
}

/** Forged from beginning to end, or not quite to the end. */
const forged: readonly BadToken[] = [
  ['of garbage', () => 'nonsense'],
  ['of three parts of garbage', () => 'a.b.c'],
  ['whose claims are no JSON', () => `${part({ alg: 'RS256', kid: 'key-1' })}.c29tZXRoaW5n.c2lnbg`],
  ['whose claims are null', () => `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT' })}.${part(null)}.c2lnbg`],
  [
    'of an algorithm that cannot be written down',
    ({ contentOf }) => `${contentOf({ alg: unwritable }, {})}.c2lnbg`,
  ],
  ['of no algorithm', ({ contentOf }) => `${contentOf(NONE, {})}.`],
  ['of no algorithm, in capitals', ({ contentOf }) => `${contentOf({ alg: 'NONE' }, {})}.`],
  ['of no algorithm, with a key id', ({ contentOf }) => `${contentOf({ alg: 'none' }, {})}.`],
  ['of the emulator', ({ contentOf }) => `${contentOf(NONE, emulated)}.`],
  ['signed with another key', ({ sign }) => sign({}, { key: foreignKey })],
  [
    'signed with another key of another id',
    ({ sign }) => sign({}, { key: foreignKey, header: { kid: 'k' } }),
  ],
  [
    'that brings its own key',
    ({ sign }) =>
      sign({}, { key: foreignKey, header: { jwk: foreign.publicKey.export({ format: 'jwk' }), kid: 'own' } }),
  ],
  ['with the key ids swapped', ({ sign }) => sign({}, { header: { kid: 'key-2' } })],
  ['without a key id', ({ sign }) => sign({}, { header: { kid: undefined } })],
  ['signed with the public key as a secret', signedWithPublicKey],
  ['changed after it was signed', tampered],
  ['without a signature', ({ sign }) => sign().replace(/[^.]+$/, '')],
  ['with half a signature', ({ sign }) => sign().slice(0, -20)],
  ['cut off in its claims', ({ sign }) => sign().slice(0, 150)],
]

/** Really signed, and yet for something else. */
const signedForOthers: readonly BadToken[] = [
  ['of another project', ({ sign }) => sign({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
  ['for another project', ({ sign }) => sign({ aud: 'other' })],
  ['of another issuer', ({ sign, projectId }) => sign({ iss: `https://evil.example/${projectId}` })],
  ['for what cannot be written down', ({ sign }) => sign({ aud: unwritable })],
  ['whose subject cannot be measured', ({ sign }) => sign({ sub: { length: unwritable } })],
  ['without a subject', ({ sign }) => sign({ sub: undefined })],
  ['of an empty subject', ({ sign }) => sign({ sub: '' })],
  ['of too long a subject', ({ sign }) => sign({ sub: 'x'.repeat(129) })],
  ['whose subject is a number', ({ sign }) => sign({ sub: 7 })],
  ['issued an hour from now', ({ sign }) => sign({ iat: secondsNow() + HOUR, exp: secondsNow() + 2 * HOUR })],
  ['that is never issued', ({ sign }) => sign({ iat: undefined })],
  ['of a sign-in that was revoked', ({ sign }) => sign({ sub: 'revoked' })],
  ['of a disabled account', ({ sign }) => sign({ sub: 'disabled' })],
  ['of a deleted account', ({ sign }) => sign({ sub: 'deleted' })],
]

/** Every token that must open no door where tokens are signed. One that has expired is distinguished from them. */
export const badTokens: readonly BadToken[] = [...forged, ...signedForOthers]

/** What stands in a token that has expired. */
export const expiredClaims = () => ({
  iat: secondsNow() - 2 * HOUR,
  auth_time: secondsNow() - 2 * HOUR,
  exp: secondsNow() - HOUR,
})
