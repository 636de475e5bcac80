import { constants, createHash, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto'
import { selfSigned } from './certificate.ts'
import { exception, invalidInput } from './refusal.ts'

const FORTNIGHT_MS = 14 * 24 * 3_600_000
const SINCE = new Date('2026-01-01T00:00:00Z')
/** How long after it begins a certificate ends. */
const VALID_MS = 20 * 365 * 24 * 3_600_000

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('base64')

type Key = { privateKey: KeyObject; certificate: string; publicKeyId: string; validFrom: Date }

function makeKey(validFrom: Date): Key {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const certificate = selfSigned({ publicKey, privateKey }, validFrom)
  const publicKeyId = sha256(publicKey.export({ type: 'spki', format: 'der' }))
  return { privateKey, certificate, publicKeyId, validFrom }
}

/** The keys that calls are encrypted for: one that is valid, and one that is published ahead (`klucze-publiczne-do-szyfrowania.md`, 3.2.1). */
export function makeKeys() {
  let keys = [makeKey(SINCE), makeKey(new Date(Date.now() + FORTNIGHT_MS))]

  const list = () =>
    keys.flatMap(({ certificate, publicKeyId, validFrom }) =>
      ['KsefTokenEncryption', 'SymmetricKeyEncryption'].map((usage) => ({
        certificate,
        certificateId: sha256(Buffer.from(certificate, 'base64')),
        publicKeyId,
        validFrom: validFrom.toISOString(),
        validTo: new Date(validFrom.getTime() + VALID_MS).toISOString(),
        usage: [usage],
      })),
    )

  /** Throws 21470 for a key that is unknown, revoked or not valid yet, and 21405 for what was not encrypted for it. */
  function decrypted(content: unknown, publicKeyId: unknown): Buffer {
    const valid = keys.filter(({ validFrom }) => validFrom.getTime() <= Date.now())
    const key = valid.find((each) => each.publicKeyId === publicKeyId)
    if (!key)
      throw exception(21470, 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.')
    try {
      return privateDecrypt(
        { key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(String(content), 'base64'),
      )
    } catch {
      throw invalidInput()
    }
  }

  return {
    list,
    decrypted,
    /** All keys are revoked, and a new one is valid at once. */
    rotate: () => void (keys = [makeKey(SINCE)]),
  }
}
