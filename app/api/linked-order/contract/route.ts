import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getLinkedContract } from '@/lib/product-api/linked-files.server'

/** The link comes in the body, which no log has. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-contract', points: 20, seconds: 60, by: 'address' },
    body: z.strictObject({ link: orderLinkSchema }),
    reply: z.never(),
  },
  async ({ body, requestId }) => getLinkedContract(body.link, requestId),
)
