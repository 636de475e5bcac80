import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { ZodError } from 'zod'
import { close, listen } from '../listen.ts'
import type { DocumentOptions } from './documents.ts'
import { makeKeys } from './keys.ts'
import { makeLimits } from './limits.ts'
import { makeLogins } from './logins.ts'
import { queryMetadata } from './metadata.ts'
import { exception, forbidden, invalidInput, Refusal, tooManyRequests } from './refusal.ts'
import { makeSessions } from './sessions.ts'

export interface KsefStandInOptions extends DocumentOptions {
  /** 0 takes a free one. */
  port: number
  /** The token that the taxpayer made. */
  token: string
  /** What the token may do; by itself it may write and read invoices. */
  permissions?: readonly string[]
  /** The only seller who may log in; undefined: every seller may. */
  nip?: string
  /** How many times the limits of production: 10 in the ministry's test environment, 1 unless it is given. */
  limitsTimes?: number
}

/**
 * How KSeF is away: every call is answered with this status, is never answered, is cut off, or an invoice is taken and the call cut
 * off before the answer.
 */
export type Absence = number | 'silent' | 'cut' | 'cut after taking'

/** Of a 429 that a test asks for. */
const RETRY_AFTER_S = 30

type Call = { method: string; path: string; bearer: string; body: unknown }
type Reply = { status: number; content?: unknown }

/** KSeF for one machine, as its OpenAPI document 2.6 describes it: it decrypts what it is sent, checks it, and gives numbers. Nothing leaves. */
export async function startKsef(options: KsefStandInOptions) {
  const keys = makeKeys()
  const logins = makeLogins({ ...options, keys })
  const sessions = makeSessions(keys, options)
  const limits = makeLimits(options.limitsTimes ?? 1)
  const permissions = options.permissions ?? ['InvoiceWrite', 'InvoiceRead']
  /** Statuses that the next calls are answered with. */
  const troubles: number[] = []
  let absence: Absence | null = null

  function requirePermission(required: string): void {
    if (!permissions.includes(required)) throw forbidden(required, permissions)
  }

  function list({ path, bearer, body }: Call): Reply {
    const accepted = sessions.documents.listOf(logins.nipOf(bearer))
    requirePermission('InvoiceRead')
    const [, query] = path.split('?')
    return { status: 200, content: queryMetadata(accepted, new URLSearchParams(query), body) }
  }

  function inSession({ method, path, bearer, body }: Call): Reply {
    const nip = logins.nipOf(bearer)
    requirePermission('InvoiceWrite')
    if (method === 'POST' && path === '/sessions/online')
      return { status: 201, content: sessions.open(nip, body) }
    const [, kind = '', session = '', rest = ''] = /^\/sessions(\/online)?\/([\w-]+)\/(.+)$/.exec(path) ?? []
    const route = `${method} ${kind}`
    if (route === 'POST /online' && rest === 'invoices')
      return { status: 202, content: sessions.take(nip, session, body) }
    if (route === 'POST /online' && rest === 'close') {
      sessions.end(nip, session)
      return { status: 204 }
    }
    const [, confirmed] = /^invoices\/ksef\/([\w-]+)\/upo$/.exec(rest) ?? []
    if (route === 'GET ' && confirmed !== undefined)
      return { status: 200, content: sessions.confirm(nip, session, confirmed) }
    const [, invoice] = /^invoices\/([\w-]+)$/.exec(rest) ?? []
    if (route !== 'GET ' || invoice === undefined) throw new Refusal(404, {})
    return { status: 200, content: sessions.stateOf(nip, session, invoice) }
  }

  function answer(call: Call): Reply {
    const { path, bearer, body } = call
    const trouble = troubles.shift()
    if (trouble === 429) throw tooManyRequests(RETRY_AFTER_S)
    if (trouble !== undefined) throw new Refusal(trouble, {})
    if (path === '/') return { status: 200, content: { service: 'stand-in of KSeF' } }
    if (path === '/security/public-key-certificates') return { status: 200, content: keys.list() }
    if (path === '/auth/challenge') return { status: 200, content: logins.challenge() }
    if (path === '/auth/ksef-token') return { status: 202, content: logins.logIn(body) }
    if (path === '/auth/token/redeem') return { status: 200, content: logins.redeem(bearer) }
    if (path.startsWith('/auth/')) return { status: 200, content: logins.stateOf(bearer) }
    if (call.method === 'POST' && /^\/invoices\/query\/metadata(?:\?|$)/.test(path)) return list(call)
    return inSession(call)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers, socket } = request
    const written = await text(request)
    if (absence === 'silent') return
    if (absence === 'cut') return void socket.destroy()
    try {
      if (typeof absence === 'number') throw new Refusal(absence, {})
      limits.count(socket.remoteAddress ?? '', method, path)
      const bearer = (headers.authorization ?? '').replace('Bearer ', '')
      const reply = answer({ method, path, bearer, body: written === '' ? {} : JSON.parse(written) })
      if (absence === 'cut after taking' && /^\/sessions\/online\/[\w-]+\/invoices$/.test(path))
        return void socket.destroy()
      write(response, reply)
    } catch (error) {
      refuse(response, error)
    }
  }

  const { server, port } = await listen((request, response) => void serve(request, response), options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    /** The next calls are answered with these statuses. */
    fail: (...statuses: number[]) => void troubles.push(...statuses),
    /** Until it comes back, with null. */
    goAway: (how: Absence | null) => void (absence = how),
    /** No access token is good any more. */
    expire: logins.expire,
    /** No session or document is known any more. */
    empty: sessions.empty,
    /** All public keys are revoked, and there is a new one. */
    rotateKeys: keys.rotate,
    /** The next documents end in these states, whatever stands in them. */
    upset: sessions.documents.upset,
    /** How many documents have a number. */
    count: sessions.documents.count,
    /** How many came as issued in offline mode. */
    countOffline: sessions.countOffline,
    /** How many were refused because one with their number had arrived before. */
    countDuplicates: sessions.documents.countDuplicates,
    /** How many calls were too many. */
    countTooMany: limits.countRefused,
    stop: () => close(server),
  }
}

function write(response: ServerResponse, { status, content }: Reply): void {
  const isXml = typeof content === 'string'
  if (content === undefined) return void response.writeHead(status).end()
  response.writeHead(status, { 'content-type': isXml ? 'application/xml' : 'application/json' })
  response.end(isXml ? content : JSON.stringify(content))
}

function refuse(response: ServerResponse, error: unknown): void {
  const refusal =
    error instanceof Refusal
      ? error
      : error instanceof ZodError
        ? invalidInput()
        : exception(21001, 'Nieczytelna treść.')
  response.writeHead(refusal.status, {
    'content-type':
      refusal.status === 401 || refusal.status === 403 ? 'application/problem+json' : 'application/json',
    ...(refusal.retryAfter !== undefined && { 'retry-after': String(refusal.retryAfter) }),
  })
  response.end(JSON.stringify(refusal.body))
}
