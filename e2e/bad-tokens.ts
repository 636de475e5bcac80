import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { claimsOf, deleteAccount, disableAccount, revokeSignIns } from './accounts.ts'
import { createCustomer, idTokenOf, type Person } from './people.ts'

export interface BadToken {
  /** As in "a token that is …". */
  kind: string
  /** undefined: nothing is sent. */
  token: string | undefined
  code: 'unauthenticated' | 'token_expired'
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Everything that must open no door. The emulator signs nothing and takes unsigned tokens of its own project, so what a
 * signature is worth cannot be seen here: `lib/auth/signed-tokens.server.test.ts` shows it.
 */
export async function makeBadTokens(identityUrl: string): Promise<BadToken[]> {
  const customer = await createCustomer(identityUrl)
  const good = await idTokenOf(identityUrl, customer)
  const claims = claimsOf(good)
  const refused = (kind: string, token: string | undefined): BadToken => ({
    kind,
    token,
    code: 'unauthenticated',
  })
  const after = async (kind: string, happens: (identityUrl: string, person: Person) => Promise<void>) => {
    const person = await createCustomer(identityUrl)
    const token = await idTokenOf(identityUrl, person)
    await happens(identityUrl, person)
    return refused(kind, token)
  }
  return [
    refused('not there', undefined),
    refused('garbage', 'nonsense'),
    refused('three parts of garbage', 'a.b.c'),
    ...forge(claims).map(([kind, token]) => refused(kind, token)),
    refused('changed on its way', good.replace(/\.[^.]*\./, `.${part(claims).slice(1)}.`)),
    refused('cut off', good.slice(0, -good.length / 2)),
    { kind: 'expired', token: expired(claims), code: 'token_expired' },
    await after('revoked', revokeSignIns),
    await after('of a disabled account', disableAccount),
    await after('of a deleted account', deleteAccount),
  ]
}

function forge(claims: object): [kind: string, token: string][] {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const rs256 = `${part({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${part(claims)}`
  const hs256 = `${part({ alg: 'HS256', kid: 'k', typ: 'JWT' })}.${part(claims)}`
  const other = { ...claims, aud: 'other', iss: 'https://securetoken.google.com/other' }
  const none = part({ alg: 'none', typ: 'JWT' })
  return [
    [
      'signed with another key',
      `${rs256}.${createSign('RSA-SHA256').update(rs256).sign(privateKey, 'base64url')}`,
    ],
    ['signed with a public key', `${hs256}.${createHmac('sha256', pem).update(hs256).digest('base64url')}`],
    ['of no algorithm for another project', `${none}.${part(other)}.`],
    ['of no algorithm for nobody', `${none}.${part({ ...claims, sub: undefined })}.`],
    [
      'of no algorithm, issued an hour from now',
      `${none}.${part({ ...claims, iat: secondsNow() + 3_600, exp: secondsNow() + 7_200 })}.`,
    ],
    ['of no algorithm and no account', `${none}.${part({ ...claims, sub: 'nobody', user_id: 'nobody' })}.`],
  ]
}

const secondsNow = () => Math.floor(Date.now() / 1000)

function expired(claims: object): string {
  const now = secondsNow()
  const times = { iat: now - 7_200, auth_time: now - 7_200, exp: now - 3_600 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...times })}.`
}
