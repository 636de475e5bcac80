import {
  constants,
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  privateDecrypt,
  randomUUID,
} from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { close, listen } from '../listen.ts'
import { selfSigned } from './certificate.ts'

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

type Invoice = {
  xml: string
  looks: number
  status: number
  ksefNumber: string | null
  original: Original | null
}
/** Of a document that arrived before: its number, and the session in which it came. */
type Original = { ksefNumber: string; session: string }
type Session = { key: Buffer; iv: Buffer; isOpen: boolean; invoices: Map<string, Invoice> }

const bodySchema = z.record(z.string(), z.unknown())
const contextSchema = z.object({ type: z.string(), value: z.string() })
const encryptionSchema = z.object({ encryptedSymmetricKey: z.string(), initializationVector: z.string() })

class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused with ${status}`)
    this.status = status
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')
const IN_AN_HOUR_MS = 3_600_000

/** CRC-8 of the number's last two digits: polynomial 0x07, from 0. */
function crc8(written: string): string {
  let crc = 0
  for (const byte of Buffer.from(written)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x80) === 0 ? (crc << 1) & 0xff : ((crc << 1) ^ 0x07) & 0xff
  }
  return crc.toString(16).toUpperCase().padStart(2, '0')
}

const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** KSeF for one machine: it decrypts what it is sent, checks it, and gives numbers. Nothing leaves. */
export async function startKsef(options: KsefStandInOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = selfSigned({ publicKey, privateKey })
  const challenges = new Map<string, number>()
  const logins = new Set<string>()
  const accessTokens = new Set<string>()
  const sessions = new Map<string, Session>()
  /** By seller, kind and number of the document. */
  const taken = new Map<string, Original>()
  let duplicates = 0
  let offline = 0
  /** Statuses that the next calls are answered with. */
  const troubles: number[] = []
  let absence: Absence | null = null

  const decrypted = (content: string): Buffer =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(content, 'base64'),
    )

  function certificates() {
    const common = {
      certificate,
      certificateId: 'AA==',
      publicKeyId: 'AA==',
      validFrom: '2026-01-01T00:00:00Z',
    }
    return ['KsefTokenEncryption', 'SymmetricKeyEncryption'].map((usage) => ({
      ...common,
      validTo: '2049-12-31T23:59:59Z',
      usage: [usage],
    }))
  }

  function challenge() {
    const [value, timestampMs] = [randomUUID(), Date.now()]
    challenges.set(value, timestampMs)
    const timestamp = new Date(timestampMs).toISOString()
    return { challenge: value, timestamp, timestampMs, clientIp: '127.0.0.1' }
  }

  function logIn(body: Record<string, unknown>) {
    const { challenge: value, contextIdentifier, encryptedToken } = body
    const timestampMs = challenges.get(String(value))
    challenges.delete(String(value))
    const expected = `${options.token}|${timestampMs}`
    const { type, value: nip } = contextSchema.parse(contextIdentifier)
    const isKnown = type === 'Nip' && (options.nip === undefined || options.nip === nip)
    const isGood = isKnown && decrypted(String(encryptedToken)).toString() === expected
    if (timestampMs === undefined || !isGood) throw new Refusal(400)
    const login = randomUUID()
    logins.add(login)
    return { referenceNumber: login, authenticationToken: { token: login, validUntil: inAnHour() } }
  }

  const inAnHour = () => new Date(Date.now() + IN_AN_HOUR_MS).toISOString()

  function redeem(bearer: string) {
    // Tokens are given out once.
    if (!logins.delete(bearer)) throw new Refusal(400)
    const token = randomUUID()
    accessTokens.add(token)
    return { accessToken: { token, validUntil: inAnHour() }, refreshToken: { token, validUntil: inAnHour() } }
  }

  function openSession(body: Record<string, unknown>) {
    const { formCode, encryption } = body
    const code = JSON.stringify(formCode)
    if (code !== JSON.stringify({ systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' }))
      throw new Refusal(400)
    const { encryptedSymmetricKey, initializationVector } = encryptionSchema.parse(encryption)
    const reference = randomUUID()
    sessions.set(reference, {
      key: decrypted(encryptedSymmetricKey),
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
    session.invoices.set(reference, judged(plain.toString('utf8'), sessionReference))
    return { referenceNumber: reference }
  }

  function judged(xml: string, session: string): Invoice {
    const invoice = { xml, looks: 0, ksefNumber: null, original: null }
    try {
      options.validate?.(xml)
    } catch {
      return { ...invoice, status: 450 }
    }
    const key = [elementOf(xml, 'NIP'), elementOf(xml, 'RodzajFaktury'), elementOf(xml, 'P_2')].join(' ')
    const original = taken.get(key)
    if (original !== undefined) {
      duplicates += 1
      return { ...invoice, status: 440, original }
    }
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    const body = `${elementOf(xml, 'NIP')}-${day}-${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
    const ksefNumber = `${body}-${crc8(body)}`
    taken.set(key, { ksefNumber, session })
    return { ...invoice, status: 200, ksefNumber }
  }

  function statusOf(reference: string, invoice: Invoice) {
    invoice.looks += 1
    const isPending = invoice.looks <= (options.pendingLooks ?? 0)
    const { original } = invoice
    const extensions = original && {
      originalKsefNumber: original.ksefNumber,
      originalSessionReferenceNumber: original.session,
    }
    return {
      ordinalNumber: 1,
      referenceNumber: reference,
      invoiceHash: sha256(Buffer.from(invoice.xml)),
      invoicingDate: new Date().toISOString(),
      ksefNumber: isPending ? null : invoice.ksefNumber,
      status: {
        code: isPending ? 150 : invoice.status,
        description: 'stand-in',
        ...(!isPending && { extensions }),
      },
    }
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
    return statusOf(id, invoice)
  }

  function confirmationOf({ invoices }: Session, ksefNumber: string): string {
    if (![...invoices.values()].some((invoice) => invoice.ksefNumber === ksefNumber)) throw new Refusal(404)
    return `<Potwierdzenie><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu></Potwierdzenie>`
  }

  function answer(method: string, path: string, bearer: string, body: Record<string, unknown>): unknown {
    const trouble = troubles.shift()
    if (trouble !== undefined) throw new Refusal(trouble)
    if (path === '/') return { service: 'stand-in of KSeF' }
    if (path === '/security/public-key-certificates') return certificates()
    if (path === '/auth/challenge') return challenge()
    if (path === '/auth/ksef-token') return logIn(body)
    if (path === '/auth/token/redeem') return redeem(bearer)
    if (path.startsWith('/auth/'))
      return { status: { code: logins.has(bearer) ? 200 : 450, description: 'stand-in' } }
    if (!accessTokens.has(bearer)) throw new Refusal(401)
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
    /** Every access token is forgotten. */
    expire: () => accessTokens.clear(),
    /** How many documents have a number. */
    count: () => taken.size,
    /** How many came as issued in offline mode. */
    countOffline: () => offline,
    /** How many were refused because they had arrived before. */
    countDuplicates: () => duplicates,
    stop: () => close(server),
  }
}
