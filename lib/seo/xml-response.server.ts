import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { log } from '@/lib/log/log.server'

const RETRY_AFTER_SECONDS = 60

/** XML, all at once or piece by piece as the reader takes it. Null: not found. What fails before the first piece is a 503. */
export async function xmlResponse(write: () => Promise<string | Iterator<string> | null>): Promise<Response> {
  try {
    const xml = await write()
    if (xml === null) return new Response(null, { status: 404 })
    return new Response(typeof xml === 'string' ? xml : streamOf(xml), {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    })
  } catch (error) {
    unstable_rethrow(error)
    log.error({ err: error }, 'the sitemap could not be written')
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  }
}

function streamOf(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
  })
}
