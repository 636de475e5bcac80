import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The taxpayer's certificate in KSeF of the kind "offline", which vouches for invoices that have no number yet. */
export type KsefCertificate = {
  /** Hex. */
  serialNumber: string
  key: KeyObject
  validTo: Date
}

type Files = { certificate: string; key: string; password: string | undefined }

/** Reads both as KSeF hands them out, PEM. Throws when one cannot be read or the key is another's; nothing of the key is in the message. */
export function readKsefCertificate({ certificate: file, key: keyFile, password }: Files): KsefCertificate {
  const certificate = readAs(file, (text) => new X509Certificate(text))
  const key = readAs(keyFile, (text) =>
    createPrivateKey({ key: text, ...(password !== undefined && { passphrase: password }) }),
  )
  if (!certificate.checkPrivateKey(key)) throw new Error(`${keyFile} is not the key of ${file}.`)
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error(`${keyFile}: KSeF takes keys of RSA and of the curve P-256.`)
  return { serialNumber: certificate.serialNumber, key, validTo: new Date(certificate.validTo) }
}

function readAs<Read>(file: string, read: (text: string) => Read): Read {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} cannot be read as PEM.`)
  }
}
