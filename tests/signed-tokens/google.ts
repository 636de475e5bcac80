import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Credential } from 'firebase-admin/app'
import { startLoopback } from '../loopback.ts'

const PROJECT = 'shop-of-the-test'

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

type Keys = ReturnType<typeof makeKeys>
type Account = { validSince: number; isDisabled?: boolean }

/** What stands in a token, or is left out of it where it is `undefined`. */
export type Claims = Readonly<Record<string, unknown>>

/** Makes tokens of one kind. */
export interface Mint {
  projectId: string
  /** Keys that are published, by their id; two, as at Google. */
  keys: Readonly<Record<'key-1' | 'key-2', Keys>>
  /** Header and claims of a token of now that would be good, but for what is given. */
  contentOf: (header: Claims, claims: Claims) => string
  /** The same with its signature, by the first key unless another is given. */
  sign: (claims?: Claims, how?: { header?: Claims; key?: KeyObject }) => string
}

/** Google as firebase-admin knows it, by a server of this machine: its signing keys and its accounts. */
export interface Google {
  idTokens: Mint
  sessionCookies: Mint
  /** With these firebase-admin comes here, whatever address it means. */
  appOptions: { projectId: string; httpAgent: Agent; credential: Credential }
  /** How often somebody has fetched the keys. */
  keyFetches: () => number
  setKeysAway: (isAway: boolean) => void
  close: () => Promise<void>
}

export const part = (value: object | null): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const secondsNow = (): number => Math.floor(Date.now() / 1000)

function makeMint(issuer: string, keys: Mint['keys']): Mint {
  const contentOf: Mint['contentOf'] = (header, claims) => {
    const now = secondsNow()
    const good = {
      iss: issuer,
      aud: PROJECT,
      sub: 'jan',
      iat: now - 60,
      auth_time: now - 60,
      exp: now + 3_540,
    }
    return `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${part({ ...good, ...claims })}`
  }
  return {
    projectId: PROJECT,
    keys,
    contentOf,
    sign: (claims = {}, { header = {}, key = keys['key-1'].privateKey } = {}) => {
      const content = contentOf(header, claims)
      return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
    },
  }
}

/** Everybody has an account but the deleted one; those of these names have something about them. */
function accountOf(uid: string): Account | null {
  const now = secondsNow()
  if (uid === 'deleted') return null
  if (uid === 'disabled') return { validSince: now - 3_600, isDisabled: true }
  return { validSince: uid === 'revoked' ? now : now - 3_600 }
}

const pem = (keys: Keys): string => keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

function answerTo(body: string): object {
  const uid = /"localId":\["([^"]+)"\]/.exec(body)?.[1] ?? 'deleted'
  const account = accountOf(uid)
  if (!account) return {}
  const { validSince, isDisabled = false } = account
  return { users: [{ localId: uid, validSince: String(validSince), disabled: isDisabled }] }
}

/** The keys to whoever reads, an account to whoever asks for one. */
function answering(published: object, state: { fetches: number; areKeysAway: boolean }): RequestListener {
  return (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.method !== 'GET')
      return void text(request).then((body) => response.end(JSON.stringify(answerTo(body))))
    state.fetches += 1
    response.setHeader('cache-control', 'public, max-age=3600')
    if (state.areKeysAway) return response.writeHead(500).end('{"error":"backendError"}')
    response.end(JSON.stringify(published))
  }
}

export async function startGoogle(): Promise<Google> {
  const keys = { 'key-1': makeKeys(), 'key-2': makeKeys() }
  const state = { fetches: 0, areKeysAway: false }
  const published = { 'key-1': pem(keys['key-1']), 'key-2': pem(keys['key-2']) }
  const server = await startLoopback(answering(published, state))
  const httpAgent = new Agent()
  // The server speaks no TLS: whatever the client asks for by name ends there.
  httpAgent.createConnection = () => connect(Number(new URL(server.origin).port), '127.0.0.1')
  return {
    idTokens: makeMint(`https://securetoken.google.com/${PROJECT}`, keys),
    sessionCookies: makeMint(`https://session.firebase.google.com/${PROJECT}`, keys),
    appOptions: {
      projectId: PROJECT,
      httpAgent,
      credential: { getAccessToken: async () => ({ access_token: 'ours', expires_in: 3600 }) },
    },
    keyFetches: () => state.fetches,
    setKeysAway: (isAway) => (state.areKeysAway = isAway),
    close: server.close,
  }
}
