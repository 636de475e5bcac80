import 'server-only'
import { ProblemError } from './problem-error'

/** Largest body of a JSON request, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** Reads a JSON body without ever holding more than the limit. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new ProblemError('unsupported_media_type', 'send the body as application/json')
  const text = await readText(request)
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not JSON', { cause })
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES)
      throw new ProblemError('payload_too_large', `the body is larger than ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
