import 'server-only'
import { parseForeignJson } from '@bieznik/contract/platform/parse-json'
import { ProblemError } from './problem-error'

/** Largest body of a JSON request, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** The text of a JSON body, of which no more than the limit is ever held. */
export async function readJsonText(request: Request): Promise<string> {
  requireType(request, 'application/json')
  return Buffer.from(await readBytes(request, limitOf(MAX_BODY_BYTES))).toString('utf8')
}

/** Reads a JSON body without ever holding more than the limit. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readJsonText(request)
  try {
    return parseForeignJson(text)
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not JSON', { cause })
  }
}

/** What a form of a page may be long, in bytes: each character can take nine in its encoding. */
const MAX_FORM_BYTES = 256 * 1024

/** Reads what a form of a page sends without scripts, encoded as a browser does. */
export async function readFormText(request: Request): Promise<string> {
  requireType(request, 'application/x-www-form-urlencoded')
  return Buffer.from(await readBytes(request, limitOf(MAX_FORM_BYTES))).toString('utf8')
}

/** Reads a file of one of these types and of at most so many bytes. */
export async function readFileBody(
  request: Request,
  types: readonly string[],
  maxBytes: number,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const type = types.find((each) => each === mediaTypeOf(request))
  if (type === undefined)
    throw new ProblemError('unsupported_media_type', `send the body as ${types.join(' or ')}`)
  return { type, bytes: await readBytes(request, limitOf(maxBytes)) }
}

interface Limit {
  bytes: number
  refused: () => ProblemError
}

const limitOf = (bytes: number): Limit => ({
  bytes,
  refused: () => new ProblemError('payload_too_large', `the body is larger than ${bytes} bytes`),
})

/** The media type that the request says, without its parameters. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function requireType(request: Request, expected: string): void {
  if (mediaTypeOf(request) !== expected)
    throw new ProblemError('unsupported_media_type', `send the body as ${expected}`)
}

/** What comes of a body. One that breaks off is the fault of the caller's connection. */
async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body broke off', { cause })
  }
}

/** The body, of which no more than the limit is ever held. */
export async function readBytes(request: Request, limit: Limit): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of piecesOf(request)) {
    bytes += chunk.byteLength
    if (bytes > limit.bytes) throw limit.refused()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
