import { opinionPhotoSchema } from '@bieznik/contract/care/opinion'
import { OPINION_PHOTO_SIZE } from '@bieznik/contract/care/photo'
import { z } from 'zod'
import { readUpload } from '@/lib/http/read-upload.server'
import { route } from '@/lib/http/route.server'
import { makePhoto, takePhotoTurn } from '@/lib/pictures/make-photo.server'
import { MAX_PICTURE_BYTES, PICTURE_FIELD } from '@/lib/pictures/picture'
import { pictureRefused } from '@/lib/pictures/refuse-picture.server'
import { insertOpinionPhoto } from '@/lib/product-api/opinions.server'

/** Uploads one photo. It needs no sign-in: the photo has no owner until an opinion names it, and its author is checked then. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'opinion-photos', points: 40, seconds: 60 * 60, by: 'address' },
    read: (request) =>
      readUpload(request, { field: PICTURE_FIELD, maxBytes: MAX_PICTURE_BYTES, refused: pictureRefused }),
    body: z.instanceof(Uint8Array),
    reply: opinionPhotoSchema,
  },
  async ({ body, requestId }) => {
    const photo = await takePhotoTurn(() => makePhoto(body, OPINION_PHOTO_SIZE))
    return { data: await insertOpinionPhoto(photo, requestId), status: 201 }
  },
)
