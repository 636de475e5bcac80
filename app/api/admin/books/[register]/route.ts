import { registersFileSchema, registerParamSchema } from '@bieznik/contract/money/registers'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { downloadRegister } from '@/lib/product-api/figure-files.server'

/** One register of a period as a file. */
export const GET = route(
  {
    role: 'staff',
    area: 'accounting',
    params: registerParamSchema,
    query: registersFileSchema,
    reply: z.never(),
  },
  async ({ params, query, ...who }) => downloadRegister(who, params.register, query),
)
