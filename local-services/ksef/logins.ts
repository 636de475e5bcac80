import { constants, generateKeyPairSync, privateDecrypt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { selfSigned } from './certificate.ts'
import { Refusal } from './refusal.ts'

const contextSchema = z.object({ type: z.string(), value: z.string() })
const IN_AN_HOUR_MS = 3_600_000

export const inAnHour = () => new Date(Date.now() + IN_AN_HOUR_MS).toISOString()

/** Who is logged in: by a challenge that is sent back encrypted with the token, which gives an access token once. */
export function makeLogins(options: { token: string; nip?: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = selfSigned({ publicKey, privateKey })
  const challenges = new Map<string, number>()
  const logins = new Set<string>()
  const accessTokens = new Set<string>()

  const decrypted = (content: string): Buffer =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(content, 'base64'),
    )

  function certificates() {
    const common = {
      certificate,
      certificateId: 'AA==',
      publicKeyId: 'AA==',
      validFrom: '2026-01-01T00:00:00Z',
    }
    return ['KsefTokenEncryption', 'SymmetricKeyEncryption'].map((usage) => ({
      ...common,
      validTo: '2049-12-31T23:59:59Z',
      usage: [usage],
    }))
  }

  function challenge() {
    const [value, timestampMs] = [randomUUID(), Date.now()]
    challenges.set(value, timestampMs)
    const timestamp = new Date(timestampMs).toISOString()
    return { challenge: value, timestamp, timestampMs, clientIp: '127.0.0.1' }
  }

  function logIn(body: Record<string, unknown>) {
    const { challenge: value, contextIdentifier, encryptedToken } = body
    const timestampMs = challenges.get(String(value))
    challenges.delete(String(value))
    const expected = `${options.token}|${timestampMs}`
    const { type, value: nip } = contextSchema.parse(contextIdentifier)
    const isKnown = type === 'Nip' && (options.nip === undefined || options.nip === nip)
    const isGood = isKnown && decrypted(String(encryptedToken)).toString() === expected
    if (timestampMs === undefined || !isGood) throw new Refusal(400)
    const login = randomUUID()
    logins.add(login)
    return { referenceNumber: login, authenticationToken: { token: login, validUntil: inAnHour() } }
  }

  function redeem(bearer: string) {
    // Tokens are given out once.
    if (!logins.delete(bearer)) throw new Refusal(400)
    const token = randomUUID()
    accessTokens.add(token)
    return { accessToken: { token, validUntil: inAnHour() }, refreshToken: { token, validUntil: inAnHour() } }
  }

  return {
    decrypted,
    certificates,
    challenge,
    logIn,
    redeem,
    isLogin: (token: string) => logins.has(token),
    isLoggedIn: (token: string) => accessTokens.has(token),
    /** No access token is good any more. */
    expire: () => accessTokens.clear(),
  }
}
