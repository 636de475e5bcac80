import {
  constants,
  createCipheriv,
  createHash,
  publicEncrypt,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'

/** The public key of a certificate as KSeF lists it: DER in base64. */
export const publicKeyOf = (certificate: string): KeyObject =>
  new X509Certificate(Buffer.from(certificate, 'base64')).publicKey

/** RSA-OAEP with SHA-256, in base64. */
export function encryptFor(key: KeyObject, content: Buffer): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, content).toString('base64')
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('base64')

/** A key and an initialization vector of one session: AES-256-CBC. */
export type SessionKey = { key: Buffer; iv: Buffer }
export const makeSessionKey = (): SessionKey => ({ key: randomBytes(32), iv: randomBytes(16) })

export function encrypt({ key, iv }: SessionKey, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([cipher.update(content), cipher.final()])
}
