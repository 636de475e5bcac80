import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { encrypt, encryptFor, makeSessionKey, publicKeyOf, sha256 } from './ksef-crypto.ts'

/** Where KSeF keeps an invoice that was sent. */
export type KsefReference = { session: string; invoice: string }

export type KsefStatus =
  | { kind: 'pending' }
  /** `session`: in which it arrived, an earlier one when it was sent twice. */
  | { kind: 'accepted'; ksefNumber: string; session: string }
  /** `code`: of KSeF's table, such as 450 for a document that it cannot take. */
  | { kind: 'refused'; code: number }

/** The national system of invoices, for one seller. Every method rejects with KsefError or what `fetch` rejects with. */
export type KsefClient = {
  /** `isOffline`: issued in offline mode, with the codes of that; a later day of receipt makes it so as well. */
  send: (xml: string, mode: { isOffline: boolean }) => Promise<KsefReference>
  statusOf: (reference: KsefReference) => Promise<KsefStatus>
  /** The official confirmation of receipt (UPO), XML. */
  confirmationOf: (accepted: { session: string; ksefNumber: string }) => Promise<string>
}

export class KsefError extends Error {
  override name = 'KsefError'
  readonly code: number

  constructor(what: string, code: number) {
    super(`KSeF: ${what} was answered with ${code}`)
    this.code = code
  }
}

export type KsefOptions = {
  /** Such as https://api.ksef.mf.gov.pl/v2. */
  url: string
  /** Made once by the taxpayer, with the right to write invoices. */
  token: string
  nip: string
  /** Milliseconds between two looks at a login. */
  pollMs?: number
  /** Milliseconds that each call may take. */
  withinMs?: number
}

const CALL_WITHIN_MS = 15_000
const LOGIN_POLLS = 30
const POLL_MS = 500
/** An access token is not used in its last minute. */
const EARLY_MS = 60_000

const DONE = 200
const DUPLICATE = 440
/** What KSeF itself ended without looking at the document: it is sent anew. */
const UNKNOWN_ERROR = 500
export const CANCELED = 550

const statusSchema = z.object({ code: z.int(), extensions: z.record(z.string(), z.unknown()).nullish() })
const challengeSchema = z.object({ challenge: z.string(), timestampMs: z.int() })
const certificatesSchema = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    usage: z.array(z.string()),
    validTo: z.string(),
  }),
)
const loginSchema = z.object({
  referenceNumber: z.string(),
  authenticationToken: z.object({ token: z.string() }),
})
const loginStatusSchema = z.object({ status: statusSchema })
const tokensSchema = z.object({ accessToken: z.object({ token: z.string(), validUntil: z.string() }) })
const referenceSchema = z.object({ referenceNumber: z.string() })
const invoiceStatusSchema = z.object({ ksefNumber: z.string().nullish(), status: statusSchema })
/** What KSeF says of an invoice that arrived before, when the shop heard nothing of it. */
const originalSchema = z
  .object({ originalKsefNumber: z.string(), originalSessionReferenceNumber: z.string() })
  .transform(({ originalKsefNumber, originalSessionReferenceNumber }) => ({
    kind: 'accepted' as const,
    ksefNumber: originalKsefNumber,
    session: originalSessionReferenceNumber,
  }))

type Call = { method?: 'GET' | 'POST'; token?: string; json?: unknown }

export function createKsefClient({
  url,
  token,
  nip,
  pollMs = POLL_MS,
  withinMs = CALL_WITHIN_MS,
}: KsefOptions): KsefClient {
  let access: { token: string; until: number } | null = null

  /** The text of a reply. What KSeF says of a failure may repeat what it was sent, so only its status is kept. */
  async function call(what: string, path: string, { method = 'GET', token: bearer, json }: Call = {}) {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        accept: 'application/json, application/xml',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    if (response.ok) return response.text()
    await response.body?.cancel()
    throw new KsefError(what, response.status)
  }

  async function read<Schema extends z.ZodType>(
    schema: Schema,
    what: string,
    path: string,
    options: Call = {},
  ) {
    return schema.parse(JSON.parse(await call(what, path, options)))
  }

  async function certificateFor(usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption') {
    const all = await read(certificatesSchema, 'the public keys', '/security/public-key-certificates')
    const [newest] = all
      .filter((each) => each.usage.includes(usage))
      .toSorted((a, b) => b.validTo.localeCompare(a.validTo))
    if (!newest) throw new KsefError(`the public key for ${usage}`, 404)
    return { key: publicKeyOf(newest.certificate), publicKeyId: newest.publicKeyId }
  }

  async function logIn(): Promise<{ token: string; until: number }> {
    const { key, publicKeyId } = await certificateFor('KsefTokenEncryption')
    const { challenge, timestampMs } = await read(challengeSchema, 'a challenge', '/auth/challenge', {
      method: 'POST',
    })
    const { referenceNumber, authenticationToken } = await read(loginSchema, 'a login', '/auth/ksef-token', {
      method: 'POST',
      json: {
        challenge,
        contextIdentifier: { type: 'Nip', value: nip },
        encryptedToken: encryptFor(key, Buffer.from(`${token}|${timestampMs}`)),
        publicKeyId,
      },
    })
    const login = { token: authenticationToken.token }
    for (let poll = 0; poll < LOGIN_POLLS; poll += 1) {
      const { status } = await read(loginStatusSchema, 'a login', `/auth/${referenceNumber}`, login)
      if (status.code === DONE) break
      if (status.code > DONE) throw new KsefError('a login', status.code)
      await sleep(pollMs)
    }
    const { accessToken } = await read(tokensSchema, 'an access token', '/auth/token/redeem', {
      method: 'POST',
      ...login,
    })
    return { token: accessToken.token, until: Date.parse(accessToken.validUntil) }
  }

  /** With a valid access token; one that KSeF no longer takes is replaced once. */
  async function signedIn<Result>(work: (bearer: string) => Promise<Result>): Promise<Result> {
    const isKept = access !== null && access.until - EARLY_MS > Date.now()
    if (!isKept) access = null
    access ??= await logIn()
    try {
      return await work(access.token)
    } catch (error) {
      if (!isKept || !(error instanceof KsefError) || error.code !== 401) throw error
      access = await logIn()
      return work(access.token)
    }
  }

  async function openSession(bearer: string) {
    const { key, publicKeyId } = await certificateFor('SymmetricKeyEncryption')
    const sessionKey = makeSessionKey()
    const { referenceNumber } = await read(referenceSchema, 'a session', '/sessions/online', {
      method: 'POST',
      token: bearer,
      json: {
        formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
        encryption: {
          encryptedSymmetricKey: encryptFor(key, sessionKey.key),
          initializationVector: sessionKey.iv.toString('base64'),
          publicKeyId,
        },
      },
    })
    return { session: referenceNumber, sessionKey }
  }

  const pathOf = ({ session, invoice }: KsefReference) => `/sessions/${session}/invoices/${invoice}`

  return {
    send: (xml, { isOffline }) =>
      signedIn(async (bearer) => {
        const { session, sessionKey } = await openSession(bearer)
        const plain = Buffer.from(xml, 'utf8')
        const encrypted = encrypt(sessionKey, plain)
        const path = `/sessions/online/${session}`
        const { referenceNumber } = await read(referenceSchema, 'an invoice', `${path}/invoices`, {
          method: 'POST',
          token: bearer,
          json: {
            invoiceHash: sha256(plain),
            invoiceSize: plain.length,
            encryptedInvoiceHash: sha256(encrypted),
            encryptedInvoiceSize: encrypted.length,
            encryptedInvoiceContent: encrypted.toString('base64'),
            offlineMode: isOffline,
          },
        })
        await call('the end of a session', `${path}/close`, { method: 'POST', token: bearer })
        return { session, invoice: referenceNumber }
      }),
    statusOf: (reference) =>
      signedIn(async (bearer) => {
        const { ksefNumber, status } = await read(invoiceStatusSchema, 'a status', pathOf(reference), {
          token: bearer,
        })
        if (status.code === UNKNOWN_ERROR || status.code === CANCELED)
          throw new KsefError('an invoice', CANCELED)
        if (status.code < DONE) return { kind: 'pending' }
        if (status.code === DONE && ksefNumber)
          return { kind: 'accepted', ksefNumber, session: reference.session }
        const original =
          status.code === DUPLICATE ? originalSchema.safeParse(status.extensions).data : undefined
        return original ?? { kind: 'refused', code: status.code }
      }),
    confirmationOf: ({ session, ksefNumber }) =>
      signedIn((bearer) =>
        call('a confirmation', `/sessions/${session}/invoices/ksef/${ksefNumber}/upo`, { token: bearer }),
      ),
  }
}
