import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { drawSvg } from './draw-svg'

type Context = { params: Promise<{ drawing: string }> }

/** Other numbers are another address; only a new way of drawing takes a while to be seen. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/** `tire.svg?v=15&v=80&v=Trasa&v=195`: a product drawn from its own numbers; `track.svg`: what is drawn beside news. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { drawing } = await params
  const svg = await drawSvg(drawing, new URL(request.url).searchParams)
  if (svg === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return conditionalResponse(request, svg, {
    'content-type': 'image/svg+xml',
    'cache-control': CACHE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
}
