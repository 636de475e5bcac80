import { Agent } from 'node:https'
import { connect, createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { problemCodeOf } from '@/lib/http/problem-error'
import { reached } from '@/tests/promises/reached'
import { requireCaller } from './caller.server'

const PROJECT = 'demo-bieznik'
const CALLERS = 100
const ANSWERED_WITHIN_MS = 4_000
/** For so long nobody asks again for keys that could not be had. */
const PAUSE_MS = 2_000

const fake = vi.hoisted(() => ({ identity: undefined as Auth | undefined }))
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => fake.identity }))

/** Takes calls and never says a word. */
let silent: Server

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '')
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(() => {
  vi.unstubAllEnvs()
  silent.close()
})
afterEach(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS + 100)))

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return address.port
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** As Google would sign it, as far as it shows without its keys. */
function wellFormed(): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}`, sub: 'jan', iat: now }
  return `${part({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${part({ ...claims, auth_time: now, exp: now + 3_600 })}.c2ln`
}

const call = () =>
  requireCaller(
    'customer',
    new Request('http://127.0.0.1/api/cart', { headers: { authorization: `Bearer ${wellFormed()}` } }),
  )

it.each([
  ['are silent', () => connect(portOf(silent), '127.0.0.1')],
  ['cannot be reached', () => connect(1, '127.0.0.1')],
])(
  'while Google’s keys %s, no one is called a forger, and all get the answer in time',
  async (what, wayOut) => {
    const httpAgent = new Agent()
    httpAgent.createConnection = wayOut
    const app = initializeApp({ projectId: PROJECT, httpAgent }, what)
    fake.identity = getAuth(app)
    const startedAt = performance.now()
    const outcomes = await Promise.allSettled(Array.from({ length: CALLERS }, call))
    const took = Math.ceil(performance.now() - startedAt)
    const codes = outcomes.map((each) => (each.status === 'rejected' ? problemCodeOf(each.reason) : 'let in'))
    expect(new Set(codes)).toEqual(new Set(['unavailable']))
    expect(took).toBeLessThan(ANSWERED_WITHIN_MS)
    await deleteApp(app)
    reached('identity', `signing keys ${what}: 503 to ${CALLERS} callers after ${took} ms`)
  },
)
