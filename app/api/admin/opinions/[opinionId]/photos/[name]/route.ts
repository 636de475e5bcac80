import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { opinionPhotoNameSchema } from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { passOnPhoto } from '@/lib/pictures/pass-on-photo.server'
import { readStaffPhoto } from '@/lib/product-api/opinions.server'

/** A photo of an opinion, of a hidden one too. */
export const GET = route(
  {
    role: 'staff',
    params: z.object({ opinionId: idParamSchema, name: opinionPhotoNameSchema }),
    reply: z.never(),
  },
  async ({ params: { opinionId, name }, ...who }) => passOnPhoto(await readStaffPhoto(who, opinionId, name)),
)
