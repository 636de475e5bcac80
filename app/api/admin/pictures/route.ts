import { readUpload } from '@/lib/http/read-upload.server'
import { route } from '@/lib/http/route.server'
import { configuredShelf } from '@/lib/pictures/configured-shelf.server'
import { MAX_PICTURE_BYTES, PICTURE_FIELD, pictureSchema } from '@/lib/pictures/picture'
import { pictureRefused } from '@/lib/pictures/refuse-picture.server'
import { savePicture } from '@/lib/pictures/save-picture.server'
import { z } from 'zod'

const limit = { name: 'pictures', points: 120, seconds: 600, by: 'person' } as const

/** Takes one picture as a file of a form. */
export const POST = route(
  {
    role: 'staff',
    limit,
    read: (request) =>
      readUpload(request, { field: PICTURE_FIELD, maxBytes: MAX_PICTURE_BYTES, refused: pictureRefused }),
    body: z.instanceof(Uint8Array),
    reply: pictureSchema,
  },
  async ({ body }) => ({ data: { url: await savePicture(configuredShelf, body) }, status: 201 }),
)
