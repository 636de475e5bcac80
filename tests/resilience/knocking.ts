const PATIENCE_MS = 20_000

/** Headers of Next.js, or of a proxy before it, that say that the middleware has run already or that another page is meant. */
export const pretences: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/pl/rules' },
  { 'x-matched-path': '/pl/rules', 'x-invoke-path': '/pl/rules', 'x-invoke-status': '200' },
  { 'x-original-url': '/rules', 'x-rewrite-url': '/rules', 'x-forwarded-uri': '/rules' },
  { 'x-forwarded-host': '127.0.0.1', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { 'x-nextjs-data': '1', purpose: 'prefetch' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1' },
  { 'x-http-method-override': 'GET', 'x-user-id': 'admin', 'x-role': 'admin' },
]

export interface Knock {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface Opened {
  status: number
  /** Where a redirect leads. */
  location: string | null
  /** Nothing, where the answer has no end. */
  text: string
}

/** Next.js first sends whoever asks as its own script does to the same address with a sum of those headers. */
const isSameWithSum = (address: string, location: string | null): location is string =>
  location !== null && /[?&]_rsc\b/.test(location) && !/[?&]_rsc\b/.test(address)

/** One request without a browser, whose redirects to elsewhere are not followed. */
export async function knock(address: string, how: Knock = {}): Promise<Opened> {
  const { method = 'GET', headers = {}, body } = how
  const reply = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body }),
  })
  const location = reply.headers.get('location')
  const isEndless = reply.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isEndless) await reply.body?.cancel()
  const text = isEndless ? '' : await reply.text()
  if (isSameWithSum(address, location)) return knock(new URL(location, address).href, how)
  return { status: reply.status, location, text }
}
