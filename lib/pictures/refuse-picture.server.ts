import 'server-only'
import type { ProblemCode } from '@bieznik/contract/problem'
import { ProblemError } from '@/lib/http/problem-error'
import { PICTURE_FIELD, type PictureRefusal } from './picture'

const codes: Record<PictureRefusal, ProblemCode> = {
  missing: 'invalid_request',
  too_large: 'payload_too_large',
  type: 'unsupported_media_type',
  animated: 'unsupported_media_type',
  too_many_pixels: 'invalid_request',
  unreadable: 'invalid_request',
}

export function pictureRefused(refusal: PictureRefusal, cause?: unknown): ProblemError {
  return new ProblemError(codes[refusal], `the picture cannot be taken: ${refusal}`, {
    fields: [{ path: PICTURE_FIELD, message: refusal }],
    cause,
  })
}
