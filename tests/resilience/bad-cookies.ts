import { deleteAccount, disableAccount, revokeSignIns } from '../../e2e/accounts.ts'
import { createCustomer, idTokenOf, type Person } from '../../e2e/people.ts'
import { knock } from './knocking'

const ISSUER = 'https://session.firebase.google.com/'
const PROJECT = 'demo-bieznik'
const DAY = 86_400

interface Places {
  /** The storefront that opens sessions. */
  url: string
  identityUrl: string
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The cookie of a session, as a header; somebody's who has just signed in. */
export async function openSession({ url, identityUrl }: Places, person: Person): Promise<string> {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
  const reply = await fetch(`${url}/api/session`, { method: 'POST', headers })
  const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';')
  if (!cookie.startsWith('session=')) throw new Error(`The session could not be opened: ${reply.status}`)
  return cookie
}

/** The emulator signs nothing: such a cookie is as good as one of its own, but for what is given. */
function forged(claims: object, header: object = { alg: 'none' }): string {
  const now = Math.floor(Date.now() / 1000)
  const good = {
    iss: ISSUER + PROJECT,
    aud: PROJECT,
    sub: 'demo-jan',
    iat: now,
    auth_time: now,
    exp: now + DAY,
  }
  return `session=${part({ typ: 'JWT', ...header })}.${part({ ...good, ...claims })}.`
}

const now = Math.floor(Date.now() / 1000)

const forgeries: readonly (readonly [kind: string, cookie: string])[] = [
  ['of garbage', 'session=a.b.c'],
  ['that is empty', 'session='],
  ['of another project', forged({ aud: 'other', iss: `${ISSUER}other` })],
  ['that is an ID token', forged({ iss: `https://securetoken.google.com/${PROJECT}` })],
  ['for nobody', forged({ sub: undefined })],
  ['of no account', forged({ sub: 'nobody' })],
  ['of staff that are none', forged({ sub: 'nobody', admin: true })],
  ['that says to be signed', forged({}, { alg: 'RS256', kid: 'k' })],
  ['that has expired', forged({ iat: now - 9 * DAY, auth_time: now - 9 * DAY, exp: now - DAY })],
  ['issued tomorrow', forged({ iat: now + DAY, exp: now + 2 * DAY })],
]

/** Cookies of sessions that must open no page, as headers. */
export async function makeBadCookies(places: Places): Promise<(readonly [kind: string, cookie: string])[]> {
  const { url, identityUrl } = places
  const after = async (kind: string, happens: (person: Person, cookie: string) => Promise<unknown>) => {
    const person = await createCustomer(identityUrl)
    const cookie = await openSession(places, person)
    await happens(person, cookie)
    return [kind, cookie] as const
  }
  return [
    ...forgeries,
    await after('of a revoked sign-in', (person) => revokeSignIns(identityUrl, person)),
    await after('of a disabled account', (person) => disableAccount(identityUrl, person)),
    await after('of a deleted account', (person) => deleteAccount(identityUrl, person)),
    await after('that was signed out of', (_person, cookie) =>
      knock(`${url}/api/session`, { method: 'DELETE', headers: { cookie } }),
    ),
  ]
}
