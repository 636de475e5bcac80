import { constants, sign } from 'node:crypto'
import type { KsefCertificate } from './ksef-certificate.ts'

interface VerifiedInvoice {
  /** Of the seller. */
  nip: string
  issuedOn: string
  /** Hex. */
  sha256: string
}

const written = (sha256: string): string => Buffer.from(sha256, 'hex').toString('base64url')

/** Code I of KSeF: seller, day of issue and the hash of the document, at which anybody can check the invoice. */
export function verificationUrl(qrUrl: string, { nip, issuedOn, sha256 }: VerifiedInvoice): string {
  const [year, month, day] = issuedOn.split('-')
  return `${qrUrl.replace(/\/$/, '')}/invoice/${nip}/${day}-${month}-${year}/${written(sha256)}`
}

/** Bytes of salt in a signature of RSA-PSS. */
const SALT = 32

/**
 * Code II of KSeF, for an invoice without a number there: the address names seller, certificate and hash, and is signed with the key of
 * the certificate. What is signed is the address without its scheme.
 */
export function certificateUrl(
  qrUrl: string,
  { nip, sha256 }: Pick<VerifiedInvoice, 'nip' | 'sha256'>,
  { serialNumber, key }: Pick<KsefCertificate, 'serialNumber' | 'key'>,
): string {
  const path = `certificate/Nip/${nip}/${nip}/${serialNumber}/${written(sha256)}`
  const url = `${qrUrl.replace(/\/$/, '')}/${path}`
  const signature = sign('sha256', Buffer.from(url.replace(/^https?:\/\//, '')), {
    key,
    ...(key.asymmetricKeyType === 'rsa'
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT }
      : { dsaEncoding: 'ieee-p1363' as const }),
  })
  return `${url}/${signature.toString('base64url')}`
}
