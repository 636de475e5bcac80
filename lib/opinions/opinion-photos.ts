import { opinionPhotoSchema } from '@bieznik/contract/care/opinion'
import { readResponse } from '@/lib/http/request-json'
import { sendForm } from '@/lib/http/send-form'
import { PICTURE_FIELD } from '@/lib/pictures/picture'
import type { uploadPicture } from '@/lib/pictures/upload-picture'

/** Uploads a photo for an opinion and returns its name, by which the opinion claims it. Throws as `uploadPicture` does. */
export const uploadOpinionPhoto: typeof uploadPicture = async (file, { onProgress, signal }) => {
  const form = new FormData()
  form.set(PICTURE_FIELD, file)
  const answer = await sendForm('/api/opinion-photos', { form, onProgress, signal })
  return readResponse(answer, opinionPhotoSchema).name
}
