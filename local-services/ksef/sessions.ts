import { createDecipheriv } from 'node:crypto'
import { z } from 'zod'
import { confirmationOf } from './confirmation.ts'
import { makeDocuments, sha256, type DocumentOptions, type Invoice } from './documents.ts'
import type { makeKeys } from './keys.ts'
import { inAnHour } from './logins.ts'
import { makeReference } from './references.ts'
import { exception, invalidInput } from './refusal.ts'

type Session = { nip: string; key: Buffer; iv: Buffer; isOpen: boolean; invoices: Map<string, Invoice> }

const openSchema = z.object({
  formCode: z.strictObject({
    systemCode: z.literal('FA (3)'),
    schemaVersion: z.literal('1-0E'),
    value: z.literal('FA'),
  }),
  encryption: z.object({
    encryptedSymmetricKey: z.base64(),
    initializationVector: z.base64(),
    publicKeyId: z.string().length(44),
  }),
})
const invoiceSchema = z.object({
  invoiceHash: z.string().length(44),
  invoiceSize: z.int().min(1),
  encryptedInvoiceHash: z.string().length(44),
  encryptedInvoiceSize: z.int().min(1),
  encryptedInvoiceContent: z.base64(),
  offlineMode: z.boolean().default(false),
})

/** Sessions with the invoices that came in them. */
export function makeSessions(keys: ReturnType<typeof makeKeys>, options: DocumentOptions) {
  const documents = makeDocuments(options)
  const sessions = new Map<string, Session>()
  const tokenReference = makeReference('TK')
  let offline = 0

  function open(nip: string, body: unknown) {
    const { encryption } = openSchema.parse(body)
    const key = keys.decrypted(encryption.encryptedSymmetricKey, encryption.publicKeyId)
    const iv = Buffer.from(encryption.initializationVector, 'base64')
    if (key.length !== 32 || iv.length !== 16) throw invalidInput()
    const referenceNumber = makeReference('SO')
    sessions.set(referenceNumber, { nip, key, iv, isOpen: true, invoices: new Map() })
    return { referenceNumber, validUntil: inAnHour() }
  }

  function sessionOf(nip: string, reference: string): Session {
    const session = sessions.get(reference)
    if (session?.nip !== nip) throw exception(21173, 'Brak sesji o wskazanym numerze referencyjnym.')
    return session
  }

  function requireOpen(session: Session): void {
    if (!session.isOpen) throw exception(21180, 'Status sesji nie pozwala na wykonanie operacji.')
  }

  function take(nip: string, reference: string, body: unknown) {
    const session = sessionOf(nip, reference)
    requireOpen(session)
    const sent = invoiceSchema.parse(body)
    const encrypted = Buffer.from(sent.encryptedInvoiceContent, 'base64')
    const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv)
    const document = Buffer.concat([decipher.update(encrypted), decipher.final()])
    if (sent.invoiceSize !== document.length || sent.encryptedInvoiceSize !== encrypted.length)
      throw exception(21402, 'Nieprawidłowy rozmiar pliku.')
    if (sent.invoiceHash !== sha256(document) || sent.encryptedInvoiceHash !== sha256(encrypted))
      throw exception(21403, 'Nieprawidłowy skrót pliku.')
    const { offlineMode: isOffline } = sent
    if (isOffline) offline += 1
    const referenceNumber = makeReference('EE')
    const ordinalNumber = session.invoices.size + 1
    session.invoices.set(
      referenceNumber,
      documents.receive({ document, session: reference, nip, ordinalNumber, isOffline }),
    )
    return { referenceNumber }
  }

  function end(nip: string, reference: string): void {
    const session = sessionOf(nip, reference)
    requireOpen(session)
    session.isOpen = false
  }

  function stateOf(nip: string, reference: string, id: string) {
    const invoice = sessionOf(nip, reference).invoices.get(id)
    if (!invoice) throw invalidInput()
    return documents.stateOf(id, invoice)
  }

  function confirm(nip: string, reference: string, ksefNumber: string): string {
    const session = sessions.get(reference)
    const invoice = [...(session?.invoices.values() ?? [])].find(
      ({ accepted }) => accepted?.ksefNumber === ksefNumber,
    )?.accepted
    if (session?.nip !== nip || !invoice) throw exception(21178, 'Nie znaleziono UPO dla podanych kryteriów.')
    return confirmationOf({ session: reference, nip, tokenReference, invoice })
  }

  return {
    open,
    take,
    end,
    stateOf,
    confirm,
    documents,
    /** As in the test environment of the ministry after it was emptied: no session or document is known any more. */
    empty: () => {
      sessions.clear()
      documents.empty()
    },
    /** How many invoices came as issued in offline mode. */
    countOffline: () => offline,
  }
}
