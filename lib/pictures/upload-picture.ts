import { withIdToken } from '@/lib/http/bff'
import { readResponse } from '@/lib/http/request-json'
import { sendForm } from '@/lib/http/send-form'
import { PICTURE_FIELD, pictureSchema } from './picture'

interface Upload {
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a picture and returns its address. Throws a `ProblemError`, or an `AbortError` when the signal stopped it. */
export async function uploadPicture(file: File, { onProgress, signal }: Upload): Promise<string> {
  const form = new FormData()
  form.set(PICTURE_FIELD, file)
  return withIdToken(async (token) => {
    const answer = await sendForm('/api/admin/pictures', { form, token, onProgress, signal })
    return readResponse(answer, pictureSchema).url
  })
}
