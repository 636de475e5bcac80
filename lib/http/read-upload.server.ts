import 'server-only'
import { ProblemError } from './problem-error'
import { mediaTypeOf, readBytes } from './read-body.server'

/** What a form adds to its file: boundaries, names and types, in bytes. */
const ENVELOPE_BYTES = 4 * 1024

interface Upload {
  /** The only field of the form. */
  field: string
  maxBytes: number
  /** How to refuse a form without a file, and a file that is too large. */
  refused: (refusal: 'missing' | 'too_large') => ProblemError
}

/** The file of a form. A body that says that it is too large is not read; one that lies is read to the limit. */
export async function readUpload(
  request: Request,
  { field, maxBytes, refused }: Upload,
): Promise<Uint8Array> {
  if (mediaTypeOf(request) !== 'multipart/form-data')
    throw new ProblemError('unsupported_media_type', 'send the file as multipart/form-data')
  const limit = { bytes: maxBytes + ENVELOPE_BYTES, refused: () => refused('too_large') }
  if (Number(request.headers.get('content-length')) > limit.bytes) throw limit.refused()
  const form = await parseForm(request, await readBytes(request, limit))
  const file = form.get(field)
  if (!(file instanceof File) || file.size === 0) throw refused('missing')
  if (file.size > maxBytes) throw refused('too_large')
  return new Uint8Array(await file.arrayBuffer())
}

async function parseForm({ headers }: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not the form that it says', { cause })
  }
}
