import { randomBytes } from 'node:crypto'

export type Credentials = { clientId: string; clientSecret: string }

/** PayPal's are good for nine hours. */
const GOOD_FOR_S = 32_400

/** Access tokens for those who know the client's id and secret. */
export function makeTokens({ clientId, clientSecret }: Credentials) {
  const issued = new Set<string>()
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return {
    /** null: these are not the credentials. */
    issue: (authorization: string | undefined) => {
      if (authorization !== expected) return null
      const token = `A21AA${randomBytes(30).toString('base64url')}`
      issued.add(token)
      return {
        scope: 'https://uri.paypal.com/services/checkout/one-click-with-merchant-issued-token',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: GOOD_FOR_S,
      }
    },
    isGood: (authorization: string | undefined): boolean =>
      issued.has(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''),
    count: (): number => issued.size,
  }
}

export type Tokens = ReturnType<typeof makeTokens>
