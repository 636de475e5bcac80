import { z } from 'zod'

const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
})

const DEADLINE_MS = 5_000
/** A token is given up before it expires, so that it does not do so on its way. */
const MARGIN_MS = 60_000

export type PaypalAccount = { apiUrl: string; clientId: string; clientSecret: string }

export type PaypalTokens = {
  /** A token that is good for a while yet. Rejects when there is none to be had. */
  get: () => Promise<string>
  /** This one was refused; it is not given out again. */
  drop: (token: string) => void
}

async function fetchToken({ apiUrl, clientId, clientSecret }: PaypalAccount): Promise<CachedToken> {
  const response = await fetch(new URL('/v1/oauth2/token', apiUrl), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`PayPal gave no access token, it answered ${response.status}`)
  }
  const { access_token: token, expires_in: seconds } = tokenSchema.parse(await response.json())
  return { token, goodUntil: Date.now() + seconds * 1_000 - MARGIN_MS }
}

type CachedToken = { token: string; goodUntil: number }

/** Keeps the access token until it expires; many callers at once wait for one request. */
export function createPaypalTokens(account: PaypalAccount): PaypalTokens {
  let cached: CachedToken | null = null
  let underWay: Promise<CachedToken> | null = null

  const renew = async (): Promise<CachedToken> => {
    try {
      cached = await fetchToken(account)
      return cached
    } finally {
      underWay = null
    }
  }

  return {
    get: async () => {
      if (cached && cached.goodUntil > Date.now()) return cached.token
      underWay ??= renew()
      return (await underWay).token
    },
    drop: (token) => {
      if (cached?.token === token) cached = null
    },
  }
}
