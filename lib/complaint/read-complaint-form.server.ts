import 'server-only'
import { ProblemError } from '@/lib/http/problem-error'
import { mediaTypeOf } from '@/lib/http/read-body.server'

/** What may be sent of the form at once, photos and all, in bytes. */
export const MAX_FORM_BYTES = 32 * 1024 * 1024
/** Its texts, which stand before the photos, in bytes. */
export const MAX_TEXT_BYTES = 256 * 1024

export interface SentForm {
  fields: FormData
  /** The form was longer than what was read of it, so that its last files are missing. */
  isCutOff: boolean
}

/** Throws unsupported_media_type. */
export async function requireMultipart(request: Request): Promise<null> {
  if (mediaTypeOf(request) !== 'multipart/form-data')
    throw new ProblemError('unsupported_media_type', 'send the form as multipart/form-data')
  return null
}

/** The form as far as it fits into so many bytes: what is too long loses its last parts, and never what was typed before them. */
export async function readComplaintForm(request: Request, maxBytes: number): Promise<SentForm> {
  const { bytes, isCutOff } = await readUpTo(request, maxBytes)
  const type = request.headers.get('content-type') ?? ''
  const whole = isCutOff ? closeForm(bytes, boundaryIn(type)) : bytes
  try {
    const fields = await new Response(whole, { headers: { 'content-type': type } }).formData()
    return { fields, isCutOff }
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body is not the form that it says', { cause })
  }
}

async function readUpTo({ body }: Request, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk)
      length += chunk.byteLength
      if (length > maxBytes) break
    }
  } catch (cause) {
    throw new ProblemError('invalid_request', 'the body broke off', { cause })
  }
  const bytes = new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes))
  return { bytes, isCutOff: length > maxBytes }
}

const boundaryIn = (type: string): string => /boundary="?([^";]+)/.exec(type)?.[1] ?? ''

/** Ends the form after the last part that came whole. */
function closeForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): Uint8Array<ArrayBuffer> {
  const delimiter = `\r\n--${boundary}`
  const end = Math.max(0, Buffer.from(bytes.buffer).lastIndexOf(delimiter))
  return new Uint8Array(Buffer.concat([bytes.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)]))
}
