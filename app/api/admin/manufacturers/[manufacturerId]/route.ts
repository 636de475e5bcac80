import {
  editManufacturerSchema,
  manufacturerIdParamSchema,
  manufacturerSchema,
} from '@bieznik/contract/manufacturer'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { editManufacturer } from '@/lib/product-api/manufacturers.server'

export const PUT = route(
  {
    role: 'staff',
    params: z.object({ manufacturerId: manufacturerIdParamSchema }),
    body: editManufacturerSchema,
    reply: manufacturerSchema,
  },
  async ({ params, body, ...who }) => ({ data: await editManufacturer(who, params.manufacturerId, body) }),
)
