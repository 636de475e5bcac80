import { createDecipheriv, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import { makeDocuments, sha256, type Invoice } from './documents.ts'
import { inAnHour, makeLogins } from './logins.ts'
import { Refusal } from './refusal.ts'

export interface KsefStandInOptions {
  /** 0 takes a free one. */
  port: number
  /** The token that the taxpayer made. */
  token: string
  /** The only seller who may log in; undefined: every seller may. */
  nip?: string
  /** Throws for a document that is not as the schema has it. */
  validate?: (xml: string) => void
  /** How many times a status is still "in progress". */
  pendingLooks?: number
}

/**
 * How KSeF is away: every call is answered with this status, is never answered, is cut off, or an invoice is taken and the call cut
 * off before the answer.
 */
export type Absence = number | 'silent' | 'cut' | 'cut after taking'

type Session = { key: Buffer; iv: Buffer; isOpen: boolean; invoices: Map<string, Invoice> }

const bodySchema = z.record(z.string(), z.unknown())
const encryptionSchema = z.object({ encryptedSymmetricKey: z.string(), initializationVector: z.string() })

/** KSeF for one machine: it decrypts what it is sent, checks it, and gives numbers. Nothing leaves. */
export async function startKsef(options: KsefStandInOptions) {
  const logins = makeLogins(options)
  const documents = makeDocuments(options)
  const sessions = new Map<string, Session>()
  let offline = 0
  /** Statuses that the next calls are answered with. */
  const troubles: number[] = []
  let absence: Absence | null = null

  function openSession(body: Record<string, unknown>) {
    const { formCode, encryption } = body
    const code = JSON.stringify(formCode)
    if (code !== JSON.stringify({ systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' }))
      throw new Refusal(400)
    const { encryptedSymmetricKey, initializationVector } = encryptionSchema.parse(encryption)
    const reference = randomUUID()
    sessions.set(reference, {
      key: logins.decrypted(encryptedSymmetricKey),
      iv: Buffer.from(initializationVector, 'base64'),
      isOpen: true,
      invoices: new Map(),
    })
    return { referenceNumber: reference, validUntil: inAnHour() }
  }

  function take(session: Session, sessionReference: string, body: Record<string, unknown>) {
    const encrypted = Buffer.from(String(body.encryptedInvoiceContent), 'base64')
    const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv)
    const plain = Buffer.concat([decipher.update(encrypted), decipher.final()])
    const isWhole =
      body.invoiceHash === sha256(plain) &&
      body.invoiceSize === plain.length &&
      body.encryptedInvoiceHash === sha256(encrypted) &&
      body.encryptedInvoiceSize === encrypted.length
    if (!session.isOpen || !isWhole) throw new Refusal(400)
    if (body.offlineMode === true) offline += 1
    const reference = randomUUID()
    session.invoices.set(reference, documents.accept(plain.toString('utf8'), sessionReference))
    return { referenceNumber: reference }
  }

  function inSession(path: string, method: string, body: Record<string, unknown>): unknown {
    const [, reference = '', rest = ''] = /^\/sessions\/(?:online\/)?([\w-]+)\/(.*)$/.exec(path) ?? []
    const session = sessions.get(reference)
    if (!session) throw new Refusal(404)
    if (method === 'POST' && rest === 'invoices') return take(session, reference, body)
    if (method === 'POST' && rest === 'close') return void (session.isOpen = false)
    const [, confirmed] = /^invoices\/ksef\/([\w-]+)\/upo$/.exec(rest) ?? []
    if (confirmed !== undefined) return confirmationOf(session, confirmed)
    const [, id = ''] = /^invoices\/([\w-]+)$/.exec(rest) ?? []
    const invoice = session.invoices.get(id)
    if (!invoice) throw new Refusal(404)
    return documents.statusOf(id, invoice)
  }

  function confirmationOf({ invoices }: Session, ksefNumber: string): string {
    if (![...invoices.values()].some((invoice) => invoice.ksefNumber === ksefNumber)) throw new Refusal(404)
    return `<Potwierdzenie><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu></Potwierdzenie>`
  }

  function answer(method: string, path: string, bearer: string, body: Record<string, unknown>): unknown {
    const trouble = troubles.shift()
    if (trouble !== undefined) throw new Refusal(trouble)
    if (path === '/') return { service: 'stand-in of KSeF' }
    if (path === '/security/public-key-certificates') return logins.certificates()
    if (path === '/auth/challenge') return logins.challenge()
    if (path === '/auth/ksef-token') return logins.logIn(body)
    if (path === '/auth/token/redeem') return logins.redeem(bearer)
    if (path.startsWith('/auth/'))
      return { status: { code: logins.isLogin(bearer) ? 200 : 450, description: 'stand-in' } }
    if (!logins.isLoggedIn(bearer)) throw new Refusal(401)
    if (path === '/sessions/online') return openSession(body)
    return inSession(path, method, body)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const written = await text(request)
    if (absence === 'silent') return
    if (absence === 'cut') return void request.socket.destroy()
    try {
      if (typeof absence === 'number') throw new Refusal(absence)
      const bearer = (headers.authorization ?? '').replace('Bearer ', '')
      const said = answer(method, url, bearer, written === '' ? {} : bodySchema.parse(JSON.parse(written)))
      if (absence === 'cut after taking' && /^\/sessions\/online\/[\w-]+\/invoices$/.test(url))
        return void request.socket.destroy()
      const isXml = typeof said === 'string'
      response.writeHead(said === undefined ? 204 : 200, {
        'content-type': isXml ? 'application/xml' : 'application/json',
      })
      response.end(isXml ? said : JSON.stringify(said))
    } catch (error) {
      response.writeHead(error instanceof Refusal ? error.status : 400).end()
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
    /** How many documents have a number. */
    count: documents.count,
    /** How many came as issued in offline mode. */
    countOffline: () => offline,
    /** How many were refused because they had arrived before. */
    countDuplicates: documents.countDuplicates,
    stop: () => close(server),
  }
}
