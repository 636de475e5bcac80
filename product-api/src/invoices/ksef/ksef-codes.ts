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

/** The codes of an invoice that waits for its number: it is there once KSeF has it, and whose it is can be checked at once. */
export function codesWhileWaiting(
  { qrUrl, certificate }: KsefCodes,
  invoice: { nip: string; issuedOn: string; sha256: string },
  now: Date,
): PrintedCodes {
  const isValid = certificate !== null && certificate.validTo > now
  return {
    url: verificationUrl(qrUrl, invoice),
    ksefNumber: null,
    certificateUrl: isValid ? certificateUrl(qrUrl, invoice, certificate) : null,
  }
}
