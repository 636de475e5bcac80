import 'server-only'
import { ProblemError } from './problem-error'

/** Largest body of a JSON request, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** Reads a JSON body without ever holding more than the limit. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json')
    throw new ProblemError('unsupported_media_type', 'send the body as application/json')
  const text = Buffer.from(await readBytes(request, JSON_LIMIT)).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not JSON', { cause })
  }
}

interface Limit {
  bytes: number
  refused: () => ProblemError
}

const JSON_LIMIT: Limit = {
  bytes: MAX_BODY_BYTES,
  refused: () => new ProblemError('payload_too_large', `the body is larger than ${MAX_BODY_BYTES} bytes`),
}

/** The media type that the request says, without its parameters. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/** The body, of which no more than the limit is ever held. */
export async function readBytes(request: Request, limit: Limit): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > limit.bytes) throw limit.refused()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
