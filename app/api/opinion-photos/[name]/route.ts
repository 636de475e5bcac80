import { opinionPhotoSchema } from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { passOnPhoto } from '@/lib/pictures/pass-on-photo.server'
import { readOpinionPhoto } from '@/lib/product-api/opinions.server'

/** Soon after an opinion is hidden or erased, so are its photos. */
const A_WHILE = 'public, max-age=300'

/** A photo of an opinion that is shown. */
export const GET = route(
  { role: 'anyone', params: opinionPhotoSchema, reply: z.never() },
  async ({ params }) => passOnPhoto(await readOpinionPhoto(params), A_WHILE),
)
