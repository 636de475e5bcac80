import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { conditionalResponse } from '@/lib/http/conditional-response.server'
import { log } from '@/lib/log/log.server'

const RETRY_AFTER_SECONDS = 60

const XML = { 'content-type': 'application/xml; charset=utf-8' }

/** XML, all at once or piece by piece as the reader takes it. Null: not found. What fails before the first piece is a 503. */
export async function xmlResponse(
  request: Request,
  write: () => Promise<string | (() => Iterable<string>) | null>,
): Promise<Response> {
  try {
    const xml = await write()
    return xml === null ? new Response(null, { status: 404 }) : conditionalResponse(request, xml, XML)
  } catch (error) {
    unstable_rethrow(error)
    log.error({ err: error }, 'the sitemap could not be written')
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  }
}
