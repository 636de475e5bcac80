import 'server-only'
import { createHash } from 'node:crypto'
import { matches } from './entity-tag'

/** A response with an `ETag`, or 304 where the client has the same already. Of strings that are too long to hold at once, `body` is called twice. */
export function conditionalResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer> | (() => Iterable<string>),
  headers: Record<string, string>,
): Response {
  const etag = etagOf(typeof body === 'function' ? body() : [body])
  if (matches(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  const content = typeof body === 'function' ? streamOf(body()) : body
  return new Response(content, { headers: { ...headers, etag } })
}

/** Weak: what is sent may be packed on its way. */
function etagOf(pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha1')
  for (const piece of pieces) hash.update(piece)
  return `W/"${hash.digest('base64url')}"`
}

function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.iterator]()
  return new ReadableStream({
    pull(controller) {
      const piece = iterator.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
  })
}
