import { z } from 'zod'
import { createKsefCall, type KsefCall } from './ksef-call.ts'
import { encrypt, encryptFor, makeSessionKey, sha256, type SessionKey } from './ksef-crypto.ts'
import { listIssued } from './ksef-issued.ts'
import { withKeyFor } from './ksef-keys.ts'
import { unlimited, type KsefPace } from './ksef-limits.ts'
import { createSignedIn, type SignedIn } from './ksef-login.ts'
import { readKsefStatus, type KsefStatus } from './ksef-status.ts'

/** The reference numbers under which KSeF stores an invoice that was sent. */
export type KsefReference = { session: string; invoice: string }

/** An open session, which takes any number of invoices. */
export type KsefSession = {
  /** `isOffline`: issued in offline mode, with the codes of that; a later day of receipt makes it so as well. */
  send: (xml: string, mode: { isOffline: boolean }) => Promise<KsefReference>
}

/** The national system of invoices, for one seller. Every method rejects with KsefError, KsefBusy, or what `fetch` rejects with. */
export type KsefClient = {
  /** Opens a session, and closes it after `work`. One that cannot be closed ends by itself, and what was sent in it counts. */
  inSession: <Result>(work: (session: KsefSession) => Promise<Result>) => Promise<Result>
  statusOf: (reference: KsefReference) => Promise<KsefStatus>
  /** The official confirmation of receipt (UPO), XML. */
  confirmationOf: (accepted: { session: string; ksefNumber: string }) => Promise<string>
  /** The numbers of the seller's invoices that KSeF has received since, the last received first: at most the newest 3,750. */
  issuedSince: (since: Date) => Promise<string[]>
}

export type KsefOptions = {
  /** Such as https://api.ksef.mf.gov.pl/v2. */
  url: string
  /** Made once by the taxpayer, with the rights to write and to read invoices. */
  token: string
  nip: string
  /** Keeps to KSeF's limits; without it nothing does. */
  pace?: KsefPace
  /** Milliseconds between two looks at a login. */
  pollMs?: number
  /** Milliseconds that each call may take. */
  withinMs?: number
}

const CALL_WITHIN_MS = 15_000
const POLL_MS = 500

const referenceSchema = z.object({ referenceNumber: z.string() })

/** As the OpenAPI document 2.6 of KSeF describes it (`open-api.json` of github.com/CIRFMF/ksef-docs, commit d92d285). */
export function createKsefClient(options: KsefOptions): KsefClient {
  const { url, pace = unlimited, pollMs = POLL_MS, withinMs = CALL_WITHIN_MS } = options
  const ksef = createKsefCall({ url, withinMs, pace })
  const signedIn = createSignedIn(ksef, { ...options, pollMs })
  return {
    inSession: async (work) => {
      const { session, key } = await openSession(ksef, signedIn)
      try {
        return await work({ send: (xml, mode) => send(ksef, signedIn, { session, key, xml, ...mode }) })
      } finally {
        await close(ksef, signedIn, session)
      }
    },
    statusOf: ({ session, invoice }) =>
      signedIn((token) =>
        readKsefStatus(ksef, {
          what: 'a status',
          path: `/sessions/${session}/invoices/${invoice}`,
          group: 'invoiceStatus',
          token,
        }),
      ),
    confirmationOf: ({ session, ksefNumber }) =>
      signedIn((token) =>
        ksef.text({
          what: 'a confirmation',
          path: `/sessions/${session}/invoices/ksef/${ksefNumber}/upo`,
          group: 'sessionMisc',
          token,
        }),
      ),
    issuedSince: (since) => listIssued(ksef, signedIn, since),
  }
}

async function openSession(ksef: KsefCall, signedIn: SignedIn) {
  const sessionKey = makeSessionKey()
  const { referenceNumber } = await signedIn((token) =>
    withKeyFor('SymmetricKeyEncryption', ksef, ({ key, publicKeyId }) =>
      ksef.read(referenceSchema, {
        what: 'a session',
        path: '/sessions/online',
        group: 'onlineSession',
        method: 'POST',
        token,
        json: {
          formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
          encryption: {
            encryptedSymmetricKey: encryptFor(key, sessionKey.key),
            initializationVector: sessionKey.iv.toString('base64'),
            publicKeyId,
          },
        },
      }),
    ),
  )
  return { session: referenceNumber, key: sessionKey }
}

type Sent = { session: string; key: SessionKey; xml: string; isOffline: boolean }

async function send(
  ksef: KsefCall,
  signedIn: SignedIn,
  { session, key, xml, isOffline }: Sent,
): Promise<KsefReference> {
  const plain = Buffer.from(xml, 'utf8')
  const encrypted = encrypt(key, plain)
  const { referenceNumber } = await signedIn((token) =>
    ksef.read(referenceSchema, {
      what: 'an invoice',
      path: `/sessions/online/${session}/invoices`,
      group: 'invoiceSend',
      method: 'POST',
      token,
      json: {
        invoiceHash: sha256(plain),
        invoiceSize: plain.length,
        encryptedInvoiceHash: sha256(encrypted),
        encryptedInvoiceSize: encrypted.length,
        encryptedInvoiceContent: encrypted.toString('base64'),
        offlineMode: isOffline,
      },
    }),
  )
  return { session, invoice: referenceNumber }
}

async function close(ksef: KsefCall, signedIn: SignedIn, session: string): Promise<void> {
  const path = `/sessions/online/${session}/close`
  const call = { what: 'the end of a session', path, group: 'onlineSession', method: 'POST' } as const
  // It closes by itself, and each invoice has its state and confirmation without that.
  await signedIn((token) => ksef.text({ ...call, token })).catch(() => undefined)
}
