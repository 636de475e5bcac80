import { ratedLineSchema } from '@bieznik/contract/care/opinion'
import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listLinkedLines } from '@/lib/product-api/opinions.server'

/** The link comes in the body, which no log has. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-opinions', points: 60, seconds: 60, by: 'address' },
    body: z.strictObject({ link: orderLinkSchema }),
    reply: z.array(ratedLineSchema),
  },
  async ({ body: { link }, requestId }) => ({ data: await listLinkedLines(link, requestId) }),
)
