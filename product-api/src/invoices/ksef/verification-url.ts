interface VerifiedInvoice {
  /** Of the seller. */
  nip: string
  issuedOn: string
  /** Hex. */
  sha256: string
}

/** Code I of KSeF: seller, day of issue and the hash of the document, at which anybody can check the invoice. */
export function verificationUrl(qrUrl: string, { nip, issuedOn, sha256 }: VerifiedInvoice): string {
  const [year, month, day] = issuedOn.split('-')
  const hash = Buffer.from(sha256, 'hex').toString('base64url')
  return `${qrUrl.replace(/\/$/, '')}/invoice/${nip}/${day}-${month}-${year}/${hash}`
}
