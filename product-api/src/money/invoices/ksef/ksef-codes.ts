import type { KsefState } from '@bieznik/contract/money/invoice'
import type { KsefCertificate } from './ksef-certificate.ts'
import { certificateUrl, verificationUrl } from './verification-url.ts'

/** What the codes on a PDF are made with. */
export type KsefCodes = {
  /** The address that checks invoices, such as https://qr.ksef.mf.gov.pl. */
  qrUrl: string
  /** null: invoices are not handed over before they have their number. */
  certificate: KsefCertificate | null
}

export type PrintedCodes = {
  url: string
  /** The number in KSeF; null: there is none yet. */
  ksefNumber: string | null
  /** With the signature of the seller's certificate. */
  certificateUrl: string | null
}

type Waiting = { nip: string; issuedOn: string; sha256: string; ksefState: KsefState }

/**
 * The codes of an invoice that has no number: it is there once KSeF has it, and whose it is can be checked at once. One that KSeF did not
 * take is handed over to nobody, so the seller's certificate does not vouch for it.
 */
export function codesWithoutNumber(
  { qrUrl, certificate }: KsefCodes,
  { ksefState, ...invoice }: Waiting,
  now: Date,
): PrintedCodes {
  const isOnItsWay = ksefState === 'waiting' || ksefState === 'sent'
  const isValid = isOnItsWay && certificate !== null && certificate.validTo > now
  return {
    url: verificationUrl(qrUrl, invoice),
    ksefNumber: null,
    certificateUrl: isValid ? certificateUrl(qrUrl, invoice, certificate) : null,
  }
}
