import { speculationRules } from '@/lib/http/speculation-rules'

/** As long as a browser may go by rules of yesterday. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/** Browsers take the rules of a page's header only with this type. */
export function GET(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': CACHE,
      'content-security-policy': "default-src 'none'",
    },
  })
}
