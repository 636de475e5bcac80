import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { makeKeys } from './keys.ts'
import { makeReference } from './references.ts'
import { exception, unauthorized } from './refusal.ts'

const IN_AN_HOUR_MS = 3_600_000
const CHALLENGE_MS = 600_000

export const inAnHour = () => new Date(Date.now() + IN_AN_HOUR_MS).toISOString()

const loginSchema = z.object({
  challenge: z.string().length(36),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().length(10) }),
  encryptedToken: z.base64(),
  publicKeyId: z.string().length(44),
})

/** A login: who, since when, and what is wrong with it. */
type Login = { nip: string; startDate: string; code: 200 | 450 }

type Options = { token: string; nip?: string; keys: ReturnType<typeof makeKeys> }

/** Who is logged in: by a challenge that is sent back encrypted with the token, which gives an access token once. */
export function makeLogins({ token: ownToken, nip: ownNip, keys }: Options) {
  const challenges = new Map<string, number>()
  const logins = new Map<string, Login>()
  const accessTokens = new Map<string, string>()

  function challenge() {
    const [value, timestampMs] = [makeReference('CR'), Date.now()]
    challenges.set(value, timestampMs)
    const timestamp = new Date(timestampMs).toISOString()
    return { challenge: value, timestamp, timestampMs, clientIp: '127.0.0.1' }
  }

  /** A wrong token is accepted here and refused later, in the status of the login. */
  function logIn(body: unknown) {
    const { challenge: value, contextIdentifier, encryptedToken, publicKeyId } = loginSchema.parse(body)
    const timestampMs = challenges.get(value)
    challenges.delete(value)
    if (timestampMs === undefined || timestampMs < Date.now() - CHALLENGE_MS)
      throw exception(21111, 'Nieprawidłowe wyzwanie autoryzacyjne.')
    const { value: nip } = contextIdentifier
    const isKnown = ownNip === undefined || ownNip === nip
    const isGood = keys.decrypted(encryptedToken, publicKeyId).toString() === `${ownToken}|${timestampMs}`
    const token = randomUUID()
    logins.set(token, { nip, startDate: new Date().toISOString(), code: isKnown && isGood ? 200 : 450 })
    return { referenceNumber: makeReference('AU'), authenticationToken: { token, validUntil: inAnHour() } }
  }

  function loginOf(bearer: string): Login {
    const login = logins.get(bearer)
    if (!login) throw unauthorized()
    return login
  }

  function stateOf(bearer: string) {
    const { startDate, code } = loginOf(bearer)
    const description =
      code === 200
        ? 'Uwierzytelnianie zakończone sukcesem'
        : 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu'
    return {
      startDate,
      authenticationMethod: 'Token',
      authenticationMethodInfo: { category: 'Token', code: 'token.ksef', displayName: 'Token KSeF' },
      status: { code, description, ...(code === 450 && { details: ['Nieprawidłowy token'] }) },
    }
  }

  function redeem(bearer: string) {
    const { nip, code } = loginOf(bearer)
    if (code !== 200) throw exception(21301, 'Brak autoryzacji.')
    // Tokens are given out once.
    logins.delete(bearer)
    const token = randomUUID()
    accessTokens.set(token, nip)
    const info = { token, validUntil: inAnHour() }
    return { accessToken: info, refreshToken: info }
  }

  return {
    challenge,
    logIn,
    stateOf,
    redeem,
    /** The NIP of whoever is logged in. Throws a refusal with 401. */
    nipOf: (token: string): string => {
      const nip = accessTokens.get(token)
      if (nip === undefined) throw unauthorized()
      return nip
    },
    /** No access token is good any more. */
    expire: () => accessTokens.clear(),
  }
}
