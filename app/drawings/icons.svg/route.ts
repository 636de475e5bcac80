import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { drawIcons } from './draw-icons'

/** Another set of icons is another address; only a new way of drawing one takes a while to be seen. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/** All icons of `components/ui/icon.tsx`, each a symbol. */
export async function GET(request: Request): Promise<Response> {
  return conditionalResponse(request, await drawIcons(), {
    'content-type': 'image/svg+xml',
    'cache-control': CACHE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
}
