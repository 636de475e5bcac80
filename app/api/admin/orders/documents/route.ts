import { packingDocumentSchema } from '@bieznik/contract/back-office'
import { orderIdListSchema } from '@bieznik/contract/order-list'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listOrderDocuments } from '@/lib/product-api/back-office.server'

export const GET = route(
  {
    role: 'staff',
    area: 'orders',
    query: z.object({ ids: orderIdListSchema }),
    reply: z.array(packingDocumentSchema),
  },
  async ({ query, ...who }) => ({ data: await listOrderDocuments(who, query.ids) }),
)
