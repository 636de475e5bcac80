import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { DRAWING_VERSION } from '@/lib/drawings/drawing-version'
import { drawSvg } from './draw-svg'

type Context = { params: Promise<{ drawing: string }> }

/** Other numbers and another way of drawing are another address. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** For addresses with an outdated version, from a cached page or during a rolling deployment. */
const FOR_A_WHILE = 'public, max-age=3600'

/** `tire.svg?v=1a2b&diameter=15&profile=80&protector=Trasa&width=195`: a product drawn from its own numbers, as `drawingAddress` names it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { drawing } = await params
  const query = new URL(request.url).searchParams
  const svg = await drawSvg(drawing, query)
  if (svg === null) return notDrawn(drawing)
  return conditionalResponse(request, svg, {
    'content-type': 'image/svg+xml',
    'cache-control': query.get('v') === DRAWING_VERSION ? FOR_GOOD : FOR_A_WHILE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
}

const KIND = /^(tire|wheel|spacer)(-sheet)?\.svg$/

/** A product whose numbers cannot be drawn has the picture of its kind, out of `public/`. */
function notDrawn(drawing: string): Response {
  const [, kind] = KIND.exec(drawing) ?? []
  const headers = { 'cache-control': 'no-store' }
  if (kind === undefined) return new Response(null, { status: 404, headers })
  return new Response(null, { status: 307, headers: { ...headers, location: `/default-${kind}.svg` } })
}
