import 'server-only'
import { ProblemError } from './problem-error'

/** Largest body of a JSON request, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** Reads a JSON body without ever holding more than the limit. */
export async function readJsonBody(request: Request): Promise<unknown> {
  requireType(request, 'application/json')
  const text = (await readBytes(request, MAX_BODY_BYTES)).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not JSON', { cause })
  }
}

/** Reads a CSV file of at most so many bytes. */
export async function readCsvBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  requireType(request, 'text/csv')
  return readBytes(request, maxBytes)
}

function requireType(request: Request, expected: string): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== expected) throw new ProblemError('unsupported_media_type', `send the body as ${expected}`)
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes)
      throw new ProblemError('payload_too_large', `the body is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
