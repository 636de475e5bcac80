import { createHash, randomUUID } from 'node:crypto'

export type Invoice = {
  xml: string
  looks: number
  status: number
  ksefNumber: string | null
  original: Original | null
}
/** Of a document that arrived before: its number, and the session in which it came. */
type Original = { ksefNumber: string; session: string }

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')

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

interface DocumentOptions {
  /** Throws for a document that is not as the schema has it. */
  validate?: (xml: string) => void
  /** How many times a status is still "in progress". */
  pendingLooks?: number
}

/** The documents that have come: each is checked and gets a number, unless it came before. */
export function makeDocuments(options: DocumentOptions) {
  /** By seller, kind and number of the document. */
  const taken = new Map<string, Original>()
  let duplicates = 0

  function accept(xml: string, session: string): Invoice {
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

  return {
    accept,
    statusOf,
    /** How many have a number. */
    count: () => taken.size,
    /** How many were refused because they had arrived before. */
    countDuplicates: () => duplicates,
  }
}
