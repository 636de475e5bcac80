import { createHash } from 'node:crypto'
import { elementOf, objectionTo } from './checks.ts'
import { makeKsefNumber } from './references.ts'

/** Of a document that has a number. */
export type Accepted = {
  ksefNumber: string
  number: string
  issuedOn: string
  /** SHA-256 in base64. */
  hash: string
  receivedAt: string
  isOffline: boolean
  xml: string
}
export type Invoice = {
  ordinalNumber: number
  hash: string
  receivedAt: string
  looks: number
  code: number
  accepted: Accepted | null
  original: Original | null
}
/** Of a document that arrived before: its number, and the session in which it came. */
type Original = { ksefNumber: string; session: string }

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')

const descriptions: Readonly<Record<number, string>> = {
  150: 'Trwa przetwarzanie',
  200: 'Sukces',
  405: 'Przetwarzanie anulowane z powodu błędu sesji',
  410: 'Nieprawidłowy zakres uprawnień',
  430: 'Błąd weryfikacji pliku faktury',
  435: 'Błąd odszyfrowania pliku',
  440: 'Duplikat faktury',
  450: 'Błąd weryfikacji semantyki dokumentu faktury',
  500: 'Nieznany błąd',
  550: 'Operacja została anulowana przez system',
}

export interface DocumentOptions {
  /** Throws for a document that is not as the schema has it. */
  validate?: (xml: string) => void
  /** How many times a status is still "in progress". */
  pendingLooks?: number
}

type Sent = { document: Buffer; session: string; nip: string; ordinalNumber: number; isOffline: boolean }

/** The documents that have come: each is checked and gets a number, unless one with its number came before. */
export function makeDocuments(options: DocumentOptions) {
  /** By seller, kind and number of the document. */
  const taken = new Map<string, Original>()
  /** By seller. */
  const stored = new Map<string, Accepted[]>()
  /** States that the next documents end in, whatever stands in them. */
  const upsets: number[] = []
  let duplicates = 0

  function receive({ document, session, nip, ordinalNumber, isOffline }: Sent): Invoice {
    const receivedAt = new Date().toISOString()
    const hash = sha256(document)
    const invoice = { ordinalNumber, hash, receivedAt, looks: 0, accepted: null, original: null }
    const code = upsets.shift() ?? objectionTo(document, nip, options.validate)
    if (code !== null) return { ...invoice, code }
    const xml = document.toString('utf8')
    const number = elementOf(xml, 'P_2')
    const key = [nip, elementOf(xml, 'RodzajFaktury'), number].join(' ')
    const original = taken.get(key)
    if (original !== undefined) {
      duplicates += 1
      return { ...invoice, code: 440, original }
    }
    const ksefNumber = makeKsefNumber(nip)
    taken.set(key, { ksefNumber, session })
    const issuedOn = elementOf(xml, 'P_1')
    const accepted = { ksefNumber, number, issuedOn, hash, receivedAt, isOffline, xml }
    stored.set(nip, [...(stored.get(nip) ?? []), accepted])
    return { ...invoice, code: 200, accepted }
  }

  function stateOf(referenceNumber: string, invoice: Invoice) {
    invoice.looks += 1
    const { ordinalNumber, hash: invoiceHash, receivedAt: invoicingDate, accepted, original } = invoice
    const common = { ordinalNumber, referenceNumber, invoiceHash, invoicingDate }
    if (invoice.looks <= (options.pendingLooks ?? 0))
      return { ...common, status: { code: 150, description: descriptions[150] } }
    const { code } = invoice
    return {
      ...common,
      ...(accepted && { ksefNumber: accepted.ksefNumber, invoiceNumber: accepted.number }),
      status: {
        code,
        description: descriptions[code] ?? 'stand-in',
        ...(original && {
          extensions: {
            originalKsefNumber: original.ksefNumber,
            originalSessionReferenceNumber: original.session,
          },
        }),
      },
    }
  }

  return {
    receive,
    stateOf,
    /** The next documents end in these states, such as 550. */
    upset: (...codes: number[]) => void upsets.push(...codes),
    empty: () => {
      taken.clear()
      stored.clear()
    },
    /** Those of a seller that have a number. */
    listOf: (nip: string): readonly Accepted[] => stored.get(nip) ?? [],
    /** How many have a number. */
    count: () => taken.size,
    /** How many were refused because one with their number had arrived before. */
    countDuplicates: () => duplicates,
  }
}
