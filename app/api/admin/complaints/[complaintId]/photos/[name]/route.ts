import { photoNameSchema } from '@bieznik/contract/care/complaint'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { passOnPhoto } from '@/lib/pictures/pass-on-photo.server'
import { route } from '@/lib/http/route.server'
import { readStaffPhoto } from '@/lib/product-api/complaints.server'

export const GET = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ complaintId: idParamSchema, name: photoNameSchema }),
    reply: z.never(),
  },
  async ({ params: { complaintId, name }, ...who }) =>
    passOnPhoto(await readStaffPhoto(who, complaintId, name)),
)
